import type { MouseEvent } from "react";

/** Of a button whose action is running: it keeps the focus, and a press does nothing, nor submits its form. */
export const busyProps = {
  "aria-busy": true,
  "aria-disabled": true,
  onClick: (event: MouseEvent) => event.preventDefault(),
};
