import type { ComponentProps } from "react";

export type LinkProps = ComponentProps<"a"> & {
  /** Prefetched when in view, if the connection allows it. */
  isLikely?: boolean;
  /** The browser loads a document. */
  loadsDocument?: boolean;
};

/** Every link inside the shop. The frame's listener makes a click a client navigation: docs/decisions/navigation.md. */
export function Link({ isLikely, loadsDocument, ...rest }: LinkProps) {
  return (
    <a {...rest} {...(isLikely && { "data-prefetch": "" })} {...(loadsDocument && { "data-load": "" })} />
  );
}
