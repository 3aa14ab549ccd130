import type { ReactNode } from "react";
import { PageMessages } from "@/components/forms/page-messages";

export default function LoginLayout({ children }: { children: ReactNode }) {
  return (
    <PageMessages namespaces={["forms.showPassword", "forms.showPasswords", "login", "registration.card"]}>
      {children}
    </PageMessages>
  );
}
