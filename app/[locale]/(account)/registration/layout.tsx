import type { ReactNode } from "react";
import { PageMessages } from "@/components/forms/page-messages";

export default function ConfirmationLayout({ children }: { children: ReactNode }) {
  return <PageMessages namespaces={["registration"]}>{children}</PageMessages>;
}
