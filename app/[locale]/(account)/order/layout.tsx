import type { ReactNode } from "react";
import { ClientMessagesProvider, type MessageNamespace } from "@/components/forms/client-messages-provider";

const NAMESPACES: MessageNamespace[] = [
  "common",
  "errors",
  "forms.errorCount",
  "forms.error",
  "forms.errorOfOne",
  "delivery",
  "cart",
  "orders",
  "orderTools",
];

export default function SharedOrderLayout({ children }: { children: ReactNode }) {
  return <ClientMessagesProvider namespaces={NAMESPACES}>{children}</ClientMessagesProvider>;
}
