import type { ReactNode } from "react";
import { ClientMessagesProvider, type MessageNamespace } from "@/components/forms/client-messages-provider";

const NAMESPACES: MessageNamespace[] = [
  "common",
  "errors.errorLoadingCart",
  "errors.generic",
  "errors.network",
  "errors.sessionExpired",
  "errors.timeout",
  "profile.details",
];

export default function OpenProfileLayout({ children }: { children: ReactNode }) {
  return <ClientMessagesProvider namespaces={NAMESPACES}>{children}</ClientMessagesProvider>;
}
