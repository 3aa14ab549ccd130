import type { ReactNode } from "react";
import { ClientMessagesProvider } from "@/components/forms/client-messages-provider";

export default function ShoppingListLayout({ children }: { children: ReactNode }) {
  return <ClientMessagesProvider namespaces={["pasteList"]}>{children}</ClientMessagesProvider>;
}
