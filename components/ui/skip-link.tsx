import type { ReactNode } from "react";

/** Visible on focus; `to` is the id of the target. */
export function SkipLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a className="skip-link" href={`#${to}`}>
      {children}
    </a>
  );
}
