// Something on a board that can be chosen by mouse, touch and keyboard alike, and that a screen reader can name.

import type { Attachment } from "svelte/attachments";

export interface Pick {
  // What a screen reader says; mostly the label of the action.
  label: string;
  act: () => void;
  // What is chosen already, where one may choose several or choose again.
  chosen?: boolean;
  // It cannot be chosen now, but stands there; `act` may then say why not.
  disabled?: boolean;
  // Not a stop of the Tab key, as there are many such; other keys lead there.
  aside?: boolean;
}

// Whatever changes of a pick, it is attached anew; what had the focus gets it back, so that nobody on the keyboard gets lost.
let focused: Element | null = null;

// {@attach pick({ label, act })} on an SVG or HTML element that is no button by itself; nothing where there is no pick.
export function pick(what: Pick | null): Attachment<HTMLElement | SVGElement> | undefined {
  if (!what) return undefined;
  const { label, act, chosen, disabled, aside } = what;
  return (element) => {
    const attributes: Record<string, string> = { role: "button", tabindex: aside ? "-1" : "0", "aria-label": label, "data-pick": "" };
    if (chosen !== undefined) attributes["aria-pressed"] = String(chosen);
    if (disabled) attributes["aria-disabled"] = "true";
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    const click = () => act();
    const key = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || (event.key !== "Enter" && event.key !== " ")) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    };
    // The name says what choosing it does; what is printed on it is heard after that.
    const describe = () => {
      const printed = element.textContent.replace(/\s+/g, " ").trim();
      if (printed && !label.includes(printed)) element.setAttribute("aria-description", printed);
      else element.removeAttribute("aria-description");
    };
    element.addEventListener("focus", describe);
    element.addEventListener("click", click);
    element.addEventListener("keydown", key);
    if (focused === element && document.activeElement === document.body) element.focus({ preventScroll: true });
    return () => {
      if (document.activeElement === element) focused = element;
      for (const name of [...Object.keys(attributes), "aria-description"]) element.removeAttribute(name);
      element.removeEventListener("focus", describe);
      element.removeEventListener("click", click);
      element.removeEventListener("keydown", key);
    };
  };
}
