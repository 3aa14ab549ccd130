import type messages from "@/messages/it.json";
import { fill } from "@/lib/i18n/fill";
import type { FieldFault } from "@/lib/rules/form-check";
import { type FaultCode, VALIDATION_MESSAGES } from "@/lib/rules/validation-messages";

/** Words of a form, translated on the server; `faults` only where the language is not the rules' own. */
export type FormWords = (typeof messages)["forms"]["engine"] & {
  faults?: Partial<Record<FaultCode, string>>;
};

/** What a customer is told of a fault: the shop's own message, else the rule's. */
export function sayFault({ code, values, message }: FieldFault, words: FormWords): string {
  const text = message || words.faults?.[code] || VALIDATION_MESSAGES[code];
  return fill(text, Object.fromEntries(values.entries()));
}
