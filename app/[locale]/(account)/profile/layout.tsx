import type { ComponentProps, ReactNode } from "react";
import { SessionSwr } from "@/components/auth/session-swr";
import { ClientMessagesProvider } from "@/components/forms/client-messages-provider";
import { ProfileFrame } from "@/components/profile/profile-frame";

const NAMESPACES: ComponentProps<typeof ClientMessagesProvider>["namespaces"] = [
  "common",
  "errors",
  "forms",
  "delivery",
  "addressSelector",
  "cart",
  "checkout.unavailable",
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

export default function ProfileLayout({ children }: { children: ReactNode }) {
  return (
    <ClientMessagesProvider namespaces={NAMESPACES}>
      <SessionSwr>
        <ProfileFrame>{children}</ProfileFrame>
      </SessionSwr>
    </ClientMessagesProvider>
  );
}
