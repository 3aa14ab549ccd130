"use client";

import { type ComponentProps, useEffect, useEffectEvent, useRef } from "react";

type Props = Omit<ComponentProps<"input">, "type" | "ref" | "checked" | "onChange"> & {
  checked: boolean;
  onToggle: () => void;
};

/** Applies a change from before hydration, for which React fires no event. */
export function EarlyCheckbox({ checked, onToggle, ...props }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const hydratedAs = useRef(checked);

  const adoptInput = useEffectEvent(() => {
    const isTicked = input.current?.checked ?? checked;
    if (isTicked !== hydratedAs.current) onToggle();
    hydratedAs.current = isTicked;
  });
  useEffect(() => adoptInput(), []);

  return <input {...props} ref={input} type="checkbox" checked={checked} onChange={onToggle} />;
}
