import { splitLocale } from "../../config/split-locale.mjs";

const PAYMENT_PATHS = /^\/(?:checkout|payment|cart\/payment-)/;

/** Of a text area too, which has the same properties but for the two that only boxes have. */
const isChanged = ({ type, checked, defaultChecked, value, defaultValue }: HTMLInputElement) =>
  /checkbox|radio/.test(type) ? checked !== defaultChecked : value !== defaultValue;

/** Whether a reload would interrupt a payment or cost what was typed. */
export function isPageInUse(): boolean {
  if (PAYMENT_PATHS.test(splitLocale(window.location.pathname).path)) return true;
  if (document.querySelector("dialog[open]")) return true;
  return [...document.querySelectorAll<HTMLInputElement>("main form :is(input, textarea)")].some(isChanged);
}

/** Or about to, also outside the forms of a page: the search loads its suggestions once it has the focus. */
const isTyping = (): boolean => document.activeElement?.matches(":read-write") ?? false;

/** Whether a page may be reloaded at any moment, as when a script is missing. */
export const canReload = (): boolean => !isTyping() && !isPageInUse();
