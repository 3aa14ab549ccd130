import type { ReactNode } from "react";
import { PageMessages } from "@/components/forms/page-messages";

export default function RegistrationLayout({ children }: { children: ReactNode }) {
  return (
    <PageMessages namespaces={["forms.showPassword", "forms.showPasswords", "registration", "consents"]}>
      {children}
    </PageMessages>
  );
}
