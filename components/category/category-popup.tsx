"use client";

import { Activity, lazy } from "react";
import type { TimedPopupProps } from "./timed-popup";

const TimedPopup = lazy(() => import("./timed-popup").then((file) => ({ default: file.TimedPopup })));

/** Not modal; opens after a delay and again after some days. */
export function CategoryPopup(props: TimedPopupProps) {
  return (
    <div role="status">
      <Activity>
        <TimedPopup {...props} />
      </Activity>
    </div>
  );
}
