import type { Metadata } from "next";
import type { ReactNode } from "react";
import { ClientMessagesProvider } from "@/components/forms/client-messages-provider";

export const metadata: Metadata = { robots: { index: false, follow: false } };

export default function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <ClientMessagesProvider
      namespaces={[
        "common",
        "errors",
        "forms",
        "login",
        "registration",
        "passwordReset",
        "delivery",
        "addressSelector",
        "cart",
        "profile",
        "orders",
        "orderTools",
        "refunds",
        "paymentDue",
        "requests",
        "lists",
        "payment",
      ]}
    >
      {children}
    </ClientMessagesProvider>
  );
}
