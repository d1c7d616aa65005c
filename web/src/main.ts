import { mount } from "svelte";
import App from "./App.svelte";
import "./theme.css";
import { sounds } from "./movement/sounds.svelte";
import { startTheme } from "./theme";

startTheme();
sounds.start();
mount(App, { target: document.getElementById("page")! });
