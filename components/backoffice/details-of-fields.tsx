"use client";

import type { ComponentProps } from "react";

/** Opens when the browser rejects a field in it: a field out of sight cannot get the focus, and nothing would be sent or said. */
export function DetailsOfFields({ children, ...rest }: ComponentProps<"details">) {
  return (
    <details
      {...rest}
      onInvalidCapture={({ currentTarget }) => {
        currentTarget.open = true;
      }}
    >
      {children}
    </details>
  );
}
