import type { ReactNode } from "react";
import { SessionSwr } from "@/components/auth/session-swr";
import { ClientMessagesProvider, type MessageNamespace } from "@/components/forms/client-messages-provider";

const NAMESPACES: MessageNamespace[] = [
  "common",
  "errors",
  "forms.errorCount",
  "forms.error",
  "forms.errorOfOne",
  "cardAgreement",
  "cardConditions",
  "delivery",
  "profile.details.consentsSave",
];

export default function CardAgreementLayout({ children }: { children: ReactNode }) {
  return (
    <ClientMessagesProvider namespaces={NAMESPACES}>
      <SessionSwr>{children}</SessionSwr>
    </ClientMessagesProvider>
  );
}
