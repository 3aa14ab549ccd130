import type { ReactNode } from "react";
import { PageMessages } from "@/components/forms/page-messages";

export default function SharedOrderLayout({ children }: { children: ReactNode }) {
  return <PageMessages namespaces={["delivery", "cart", "orders", "orderTools"]}>{children}</PageMessages>;
}
