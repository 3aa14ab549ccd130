import type { ComponentProps } from "react";

export type LinkProps = ComponentProps<"a"> & {
  /** Prefetched when in view, if the connection allows it. */
  prefetchInView?: boolean;
  /** The browser loads a document. */
  reloadDocument?: boolean;
};

/** Every link inside the shop. The layout's listener turns clicks into client navigations: docs/decisions/navigation.md. */
export function Link({ prefetchInView, reloadDocument, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      {...(prefetchInView && { "data-prefetch": "" })}
      {...(reloadDocument && { "data-load": "" })}
    />
  );
}
