import type { Messages } from "@/components/ui/messages";
import type { LateMessages } from "@/lib/i18n/late-messages";

export type CardMessages = Messages & LateMessages;
