import type { ReactNode } from "react";
import { ClientMessagesProvider, type MessageNamespace } from "@/components/forms/client-messages-provider";

const NAMESPACES: MessageNamespace[] = [
  "errors",
  "forms.errorCount",
  "forms.error",
  "forms.errorOfOne",
  "registration",
  "passwordReset",
];

export default function PasswordRequestLayout({ children }: { children: ReactNode }) {
  return <ClientMessagesProvider namespaces={NAMESPACES}>{children}</ClientMessagesProvider>;
}
