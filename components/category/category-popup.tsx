"use client";

import { Activity } from "react";
import { lazyOptional } from "@/components/ui/lazy-optional";
import type { TimedPopupProps } from "./timed-popup";

const TimedPopup = lazyOptional(() => import("./timed-popup").then((file) => file.TimedPopup));

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
