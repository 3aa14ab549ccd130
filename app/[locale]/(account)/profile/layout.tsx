import type { ReactNode } from "react";
import { SessionSwr } from "@/components/auth/session-swr";
import { ClientMessagesProvider, type MessageNamespace } from "@/components/forms/client-messages-provider";
import { ProfileLayout } from "@/components/profile/profile-layout";
import { logOut } from "./actions";

const NAMESPACES: MessageNamespace[] = [
  "common",
  "errors",
  "forms",
  "delivery",
  "addressSelector",
  "cart",
  "checkout.unavailable",
  "checkout.savedCards",
  "profile",
  "benefits",
  "orders",
  "orderTools",
  "refunds",
  "withdrawal.button",
  "paymentDue",
  "requests",
  "lists",
  "payment",
  "paymentTypes",
];

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <ClientMessagesProvider namespaces={NAMESPACES}>
      <SessionSwr>
        <ProfileLayout logOut={logOut}>{children}</ProfileLayout>
      </SessionSwr>
    </ClientMessagesProvider>
  );
}
