// Something that can be carried with the mouse or a finger and let go over a place that says `data-drop`.

import type { Attachment } from "svelte/attachments";

const CLICK = 7;

// What happens where it is let go; nothing where there is nothing to carry.
export function carry(drop: ((place: string) => void) | null): Attachment<HTMLElement> | undefined {
  if (!drop) return undefined;
  return (element) => {
    let from: { x: number; y: number; id: number } | null = null;
    let ghost: HTMLElement | null = null;
    let over: Element | null = null;

    const placeAt = (x: number, y: number) =>
      document
        .elementsFromPoint(x, y)
        .find((one) => one.closest("[data-drop]"))
        ?.closest("[data-drop]") ?? null;

    function point(next: Element | null): void {
      if (next === over) return;
      over?.removeAttribute("data-over");
      over = next;
      over?.setAttribute("data-over", "");
    }

    function lift(): void {
      const box = element.getBoundingClientRect();
      ghost = element.cloneNode(true) as HTMLElement;
      ghost.removeAttribute("data-pick");
      ghost.setAttribute("aria-hidden", "true");
      Object.assign(ghost.style, {
        position: "fixed",
        left: `${box.left}px`,
        top: `${box.top}px`,
        width: `${box.width}px`,
        height: `${box.height}px`,
        margin: "0",
        zIndex: "20",
        pointerEvents: "none",
        filter: "drop-shadow(0 6px 6px rgb(0 0 0 / 35%))",
      });
      document.body.append(ghost);
      element.style.opacity = "0.35";
    }

    function letGo(): void {
      ghost?.remove();
      ghost = null;
      element.style.opacity = "";
      point(null);
      from = null;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", letGo);
    }

    function down(event: PointerEvent): void {
      if (!event.isPrimary || event.button !== 0) return;
      from = { x: event.clientX, y: event.clientY, id: event.pointerId };
      addEventListener("pointermove", move);
      addEventListener("pointerup", up);
      addEventListener("pointercancel", letGo);
    }

    function move(event: PointerEvent): void {
      if (!from || event.pointerId !== from.id) return;
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      if (!ghost && Math.hypot(dx, dy) < CLICK) return;
      if (!ghost) lift();
      ghost!.style.transform = `translate(${dx}px, ${dy}px)`;
      point(placeAt(event.clientX, event.clientY));
    }

    function up(event: PointerEvent): void {
      if (!from || event.pointerId !== from.id) return;
      const carried = ghost !== null;
      const place = carried ? placeAt(event.clientX, event.clientY)?.getAttribute("data-drop") : null;
      letGo();
      if (!carried) return;
      // What ends a carrying is no click.
      const swallow = (click: Event) => click.stopPropagation();
      element.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => element.removeEventListener("click", swallow, { capture: true }));
      if (place) drop!(place);
    }

    element.addEventListener("pointerdown", down);
    return () => {
      element.removeEventListener("pointerdown", down);
      letGo();
    };
  };
}
