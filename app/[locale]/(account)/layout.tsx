import type { Metadata } from "next";
import type { ReactNode } from "react";
import { ClientWords } from "@/components/forms/client-words";

export const metadata: Metadata = { robots: { index: false, follow: false } };

export default function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <ClientWords
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
    </ClientWords>
  );
}
