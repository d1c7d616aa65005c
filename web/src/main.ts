import { mount } from "svelte";
import App from "./App.svelte";
import "./theme.css";
import { startTheme } from "./theme";

startTheme();
mount(App, { target: document.getElementById("page")! });
