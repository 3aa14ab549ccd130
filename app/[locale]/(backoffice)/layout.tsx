import type { Metadata } from "next";
import type { ReactNode } from "react";
import { ClientWords } from "@/components/forms/client-words";

export const metadata: Metadata = { robots: { index: false, follow: false } };

export default function BackofficeLayout({ children }: { children: ReactNode }) {
  return (
    <ClientWords namespaces={["common", "errors", "forms", "backoffice", "requests"]}>{children}</ClientWords>
  );
}
