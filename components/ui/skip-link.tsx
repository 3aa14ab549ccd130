import type { ReactNode } from "react";

/** Seen when it has the focus; `to` is the id of what comes next. */
export function SkipLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a className="skip-link" href={`#${to}`}>
      {children}
    </a>
  );
}
