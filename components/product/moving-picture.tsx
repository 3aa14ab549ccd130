import { type ReactNode, ViewTransition } from "react";

/** A product's picture moves from its card in a list to its page and back. */
export function MovingPicture({ id, children }: { id: number; children: ReactNode }) {
  return (
    <ViewTransition name={`product-${id}`} share="picture" default="none">
      {children}
    </ViewTransition>
  );
}
