import type { Messages } from "@/components/ui/messages";
import { formatLimit } from "@/lib/cart/format-quantity";
import { getPageLocale } from "@/lib/i18n/page-locale";
import { emit } from "@/lib/overlays/events";
import type { SellingRule } from "@/lib/rules/quantity";

/** `invalid`: not a number of pieces. */
export type QuantityBound = "min" | "max" | "invalid";

export function emitQuantityLimit(
  rule: SellingRule,
  bound: QuantityBound,
  maximum: number,
  messages: Messages,
): void {
  if (bound === "invalid")
    emit({
      kind: "failed",
      key: rule.kind === "package" ? "errors.wholePackages" : "errors.wholePieces",
      messages: [],
    });
  else if (bound === "min") emit({ kind: "failed", key: "errors.minAcq", messages: [] });
  else
    emit({
      kind: "limit",
      text: maximum > 0 ? formatLimit(rule, maximum, messages, getPageLocale()) : messages.unavailable,
    });
}
