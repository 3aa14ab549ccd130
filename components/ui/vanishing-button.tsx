"use client";

import { type ComponentProps, useRef } from "react";
import { Button } from "./button";
import { useFocusAfterRemoval } from "./use-focus-after-removal";

/** For an action after which it is gone: the nearest heading takes the focus. */
export function VanishingButton(props: ComponentProps<typeof Button>) {
  const ref = useRef<HTMLButtonElement>(null);
  useFocusAfterRemoval(ref);
  return <Button {...props} ref={ref} />;
}
