import { mount } from "svelte";
import App from "./App.svelte";
import "./theme.css";
import { sounds } from "./movement/sounds.svelte";
import { startTheme } from "./theme";
import { keepShell } from "./shell/keep";

startTheme();
sounds.start();
mount(App, { target: document.getElementById("page")! });
keepShell();
