import type { ReactNode } from "react";
import { SessionSwr } from "@/components/auth/session-swr";
import { ClientMessagesProvider, type MessageNamespace } from "@/components/forms/client-messages-provider";

const NAMESPACES: MessageNamespace[] = [
  "common",
  "errors",
  "forms.errorCount",
  "forms.error",
  "forms.errorOfOne",
  "delivery",
  "registration.card",
  "profile.details",
  "social",
];

export default function SocialCompletionLayout({ children }: { children: ReactNode }) {
  return (
    <ClientMessagesProvider namespaces={NAMESPACES}>
      <SessionSwr>{children}</SessionSwr>
    </ClientMessagesProvider>
  );
}
