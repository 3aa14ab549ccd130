import type { Metadata } from "next";
import type { ReactNode } from "react";
import { SessionSwr } from "@/components/auth/session-swr";
import { ClientMessagesProvider } from "@/components/forms/client-messages-provider";

export const metadata: Metadata = { robots: { index: false, follow: false } };

export default function CheckoutLayout({ children }: { children: ReactNode }) {
  return (
    <ClientMessagesProvider
      namespaces={[
        "common",
        "errors",
        "forms",
        "login",
        "delivery",
        "cart",
        "checkout",
        "payment",
        "paymentTypes",
        "orders",
        "orderTools.toPay",
        "guarantee",
      ]}
    >
      <SessionSwr>{children}</SessionSwr>
    </ClientMessagesProvider>
  );
}
