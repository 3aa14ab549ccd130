"use client";

import { type ComponentProps, useEffect, useEffectEvent, useRef } from "react";

type Props = Omit<ComponentProps<"input">, "type" | "ref" | "checked" | "onChange"> & {
  checked: boolean;
  /** May be called twice with the same value: by a click before and after hydration. */
  onChange: (isChecked: boolean) => void;
};

/** Applies a change from before hydration, for which React fires no event. */
export function HydrationSafeCheckbox({ checked, onChange, ...props }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const hydratedAs = useRef(checked);

  const adoptInput = useEffectEvent(() => {
    const isTicked = input.current?.checked ?? checked;
    if (isTicked !== hydratedAs.current) onChange(isTicked);
    hydratedAs.current = isTicked;
  });
  useEffect(() => adoptInput(), []);

  return (
    <input
      {...props}
      ref={input}
      type="checkbox"
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
