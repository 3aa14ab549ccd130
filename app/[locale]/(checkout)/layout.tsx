import type { Metadata } from "next";
import type { ReactNode } from "react";
import { SessionSwr } from "@/components/auth/session-swr";

export const metadata: Metadata = { robots: { index: false, follow: false } };

export default function CheckoutLayout({ children }: { children: ReactNode }) {
  return <SessionSwr>{children}</SessionSwr>;
}
