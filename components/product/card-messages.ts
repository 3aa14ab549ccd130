import type { Messages } from "@/components/ui/messages";
import type { DeferredMessages } from "@/lib/i18n/deferred-messages";

export type CardMessages = Messages & DeferredMessages;
