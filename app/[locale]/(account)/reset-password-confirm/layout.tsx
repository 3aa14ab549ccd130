import type { ReactNode } from "react";
import { PageMessages } from "@/components/forms/page-messages";

export default function PasswordConfirmLayout({ children }: { children: ReactNode }) {
  return (
    <PageMessages
      namespaces={[
        "forms.showPassword",
        "forms.showPasswords",
        "registration.field",
        "registration.passwordHint",
        "passwordReset",
      ]}
    >
      {children}
    </PageMessages>
  );
}
