import type { ReactNode } from "react";
import { ClientMessagesProvider, type MessageNamespace } from "@/components/forms/client-messages-provider";

const NAMESPACES: MessageNamespace[] = ["errors", "forms.errorCount", "refunds", "withdrawal"];

export default function WithdrawalLayout({ children }: { children: ReactNode }) {
  return <ClientMessagesProvider namespaces={NAMESPACES}>{children}</ClientMessagesProvider>;
}
