import type { ComponentProps, ReactNode } from "react";
import { ClientMessagesProvider } from "@/components/forms/client-messages-provider";

const NAMESPACES: ComponentProps<typeof ClientMessagesProvider>["namespaces"] = [
  "common",
  "errors",
  "profile.details",
];

export default function OpenProfileLayout({ children }: { children: ReactNode }) {
  return <ClientMessagesProvider namespaces={NAMESPACES}>{children}</ClientMessagesProvider>;
}
