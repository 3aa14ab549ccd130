import { faultMessage, type Fault } from "../../../lib/rules/validation-messages";
import { EbsnError } from "../../envelope";

const snake = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Refuses a form with a message for each wrong field: `error.<what>.<field>.not_valid`. */
export function refuseFaults(what: string, faults: Map<string, Fault>): void {
  if (faults.size === 0) return;
  throw new EbsnError(
    [...faults].map(([field, fault]) => ({
      code: `error.${what}.${snake(field)}.not_valid`,
      message: faultMessage(fault),
    })),
  );
}
