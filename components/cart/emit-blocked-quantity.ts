import type { Messages } from "@/components/ui/messages";
import { formatLimit } from "@/lib/cart/format-quantity";
import { getPageLocale } from "@/lib/i18n/page-locale";
import { emit } from "@/lib/overlays/events";
import type { QuantityInput, SellingRule } from "@/lib/rules/quantity";

/** Why a step or a typed quantity is not taken. */
export type BlockedQuantity = Extract<QuantityInput, { blocked: "min" | "max" } | { blocked: "invalid" }>;

export function emitBlockedQuantity(rule: SellingRule, blocked: BlockedQuantity, messages: Messages): void {
  if (blocked.blocked === "invalid")
    emit({
      kind: "failed",
      key: rule.kind === "package" ? "errors.wholePackages" : "errors.wholePieces",
      messages: [],
    });
  else if (blocked.blocked === "min") emit({ kind: "failed", key: "errors.minAcq", messages: [] });
  else
    emit({
      kind: "limit",
      text:
        blocked.limit > 0
          ? formatLimit(rule, blocked.limit, messages, getPageLocale())
          : messages.unavailable,
    });
}
