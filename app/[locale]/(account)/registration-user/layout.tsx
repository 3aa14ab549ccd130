import type { ComponentProps, ReactNode } from "react";
import { ClientMessagesProvider } from "@/components/forms/client-messages-provider";

const NAMESPACES: ComponentProps<typeof ClientMessagesProvider>["namespaces"] = [
  "errors",
  "forms.errorCount",
  "forms.error",
  "forms.showPassword",
  "forms.showPasswords",
  "registration",
  "delivery",
];

export default function RegistrationLayout({ children }: { children: ReactNode }) {
  return <ClientMessagesProvider namespaces={NAMESPACES}>{children}</ClientMessagesProvider>;
}
