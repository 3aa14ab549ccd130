import type { ComponentProps, ReactNode } from "react";
import { ClientMessagesProvider } from "@/components/forms/client-messages-provider";

const NAMESPACES: ComponentProps<typeof ClientMessagesProvider>["namespaces"] = [
  "common",
  "errors",
  "forms.errorCount",
  "forms.error",
  "delivery",
  "cart",
  "orders",
  "orderTools",
];

export default function SharedOrderLayout({ children }: { children: ReactNode }) {
  return <ClientMessagesProvider namespaces={NAMESPACES}>{children}</ClientMessagesProvider>;
}
