import type { Message } from "../ebsn/domain/envelope";
import { config } from "../config";
import { emit } from "./events";

const CODES: ReadonlySet<string> = new Set(config.popupCodes);

export const isPopupCode = (code: string): boolean => CODES.has(code);

/** For callers that show errors in place: opens a dialog for those whose code has one, and returns the others. */
export function emitPopups(errors: Message[]): Message[] {
  const popups = errors.filter(({ code }) => isPopupCode(code));
  if (popups.length > 0) emit({ kind: "messages", messages: { errors: popups } });
  return errors.filter(({ code }) => !isPopupCode(code));
}
