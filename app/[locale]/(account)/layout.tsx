import type { Metadata } from "next";
import type { ReactNode } from "react";

export const metadata: Metadata = { robots: { index: false, follow: false } };

/** Each part of the account gives its client components the messages they need. */
export default function AccountLayout({ children }: { children: ReactNode }) {
  return children;
}
