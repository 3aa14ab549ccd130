import type { ReactNode } from "react";
import { SessionSwr } from "@/components/auth/session-swr";
import { PageMessages } from "@/components/forms/page-messages";

export default function CardAgreementLayout({ children }: { children: ReactNode }) {
  return (
    <PageMessages
      namespaces={[
        "cardAgreement",
        "cardConditions",
        "consents",
        "delivery.cancel",
        "profile.details.consentsSave",
      ]}
    >
      <SessionSwr>{children}</SessionSwr>
    </PageMessages>
  );
}
