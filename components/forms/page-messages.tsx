import type { ReactNode } from "react";
import { ClientMessagesProvider, type MessageNamespace } from "./client-messages-provider";

/** What any page of a customer may say: loading, failures, fields to correct. */
const SHARED: MessageNamespace[] = [
  "common",
  "errors",
  "forms.error",
  "forms.errorCount",
  "forms.errorOfOne",
];

type Props = { namespaces?: MessageNamespace[]; children: ReactNode };

/** The texts that a page shows in the browser: tests/unit/i18n/page-messages.test.ts finds those that are missing. */
export function PageMessages({ namespaces = [], children }: Props) {
  return <ClientMessagesProvider namespaces={[...SHARED, ...namespaces]}>{children}</ClientMessagesProvider>;
}
