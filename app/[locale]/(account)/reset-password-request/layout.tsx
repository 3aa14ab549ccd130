import type { ReactNode } from "react";
import { PageMessages } from "@/components/forms/page-messages";

export default function PasswordRequestLayout({ children }: { children: ReactNode }) {
  return <PageMessages namespaces={["registration"]}>{children}</PageMessages>;
}
