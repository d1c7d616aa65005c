// Whoever comes to another page is at its heading, not nowhere: so it is read out, and Tab goes on from there.

import type { Attachment } from "svelte/attachments";

export const arriving: Attachment<HTMLElement> = (heading) => {
  heading.tabIndex = -1;
  if (document.activeElement === document.body) heading.focus({ preventScroll: true });
};
