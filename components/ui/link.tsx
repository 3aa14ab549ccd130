import type { ComponentProps } from "react";

export type LinkProps = ComponentProps<"a">;

/** Every link inside the shop. The frame's listener makes a click a client navigation: docs/decisions/navigation.md. */
export function Link(props: LinkProps) {
  return <a {...props} />;
}
