import type { Messages } from "@/components/ui/messages";
import { formatLimit, formatQuantity } from "@/lib/cart/format-quantity";
import { getPageLocale } from "@/lib/i18n/page-locale";
import { emit } from "@/lib/overlays/events";
import type { QuantityInput, SellingRule } from "@/lib/rules/quantities/quantity";

/** Why a step or a typed quantity is not taken, or not as it was typed. */
export type BlockedQuantity =
  | Extract<QuantityInput, { blocked: "min" | "max" } | { blocked: "invalid" }>
  | { blocked: "multiple"; quantity: number };

export function emitBlockedQuantity(rule: SellingRule, blocked: BlockedQuantity, messages: Messages): void {
  if (blocked.blocked === "invalid")
    emit({
      kind: "failed",
      key: rule.kind === "package" ? "errors.wholePackages" : "errors.wholePieces",
      messages: [],
    });
  else if (blocked.blocked === "multiple")
    emit({
      kind: "warning",
      key: "cart.roundedToMultiple",
      values: {
        multiple: rule.qtyMult,
        quantity: formatQuantity(rule, blocked.quantity, messages, getPageLocale()),
      },
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
