import type { ReactNode } from "react";
import { SessionSwr } from "@/components/auth/session-swr";
import { PageMessages } from "@/components/forms/page-messages";

export default function SocialCompletionLayout({ children }: { children: ReactNode }) {
  return (
    <PageMessages
      namespaces={["consents", "delivery.cancel", "registration.card", "profile.details", "social"]}
    >
      <SessionSwr>{children}</SessionSwr>
    </PageMessages>
  );
}
