import type { ReactNode } from "react";
import { PageMessages } from "@/components/forms/page-messages";

export default function SharedOrderLayout({ children }: { children: ReactNode }) {
  return <PageMessages namespaces={["cart", "orders", "orderTools.share"]}>{children}</PageMessages>;
}
