import type { ReactNode } from "react";
import { ClientMessagesProvider } from "@/components/forms/client-messages-provider";

export default function OfflineLayout({ children }: { children: ReactNode }) {
  return <ClientMessagesProvider namespaces={["offline", "orders.pass"]}>{children}</ClientMessagesProvider>;
}
