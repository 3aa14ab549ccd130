import type { Metadata } from "next";
import type { ReactNode } from "react";
import { ClientMessagesProvider } from "@/components/forms/client-messages-provider";

export const metadata: Metadata = { robots: { index: false, follow: false } };

export default function BackofficeLayout({ children }: { children: ReactNode }) {
  return (
    <ClientMessagesProvider
      namespaces={[
        "errors",
        "forms.error",
        "forms.errorCount",
        "forms.errorOfOne",
        "backoffice.content",
        "backoffice.login",
        "backoffice.requests",
        "requests",
        "orders.status",
        "orders.note",
        "orders.delivery",
        "orders.paymentPending",
        "orders.paymentPendingNote",
        "refunds",
      ]}
    >
      {children}
    </ClientMessagesProvider>
  );
}
