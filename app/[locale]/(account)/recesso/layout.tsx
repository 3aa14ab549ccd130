import type { ComponentProps, ReactNode } from "react";
import { ClientMessagesProvider } from "@/components/forms/client-messages-provider";

const NAMESPACES: ComponentProps<typeof ClientMessagesProvider>["namespaces"] = [
  "errors",
  "forms.errorCount",
  "forms.error",
  "refunds",
  "withdrawal",
];

export default function WithdrawalLayout({ children }: { children: ReactNode }) {
  return <ClientMessagesProvider namespaces={NAMESPACES}>{children}</ClientMessagesProvider>;
}
