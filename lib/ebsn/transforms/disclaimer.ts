import type { z } from "zod";
import { htmlToText, sanitizeHtml } from "../../html/sanitize";
import { shopLink } from "../../html/shop-link";
import type { Disclaimer } from "../domain/disclaimer";
import type { disclaimerSchema } from "../schemas/disclaimer";

const linkOf = (url: string) => (url.trim() === "" ? "" : (shopLink(url)?.href ?? ""));

const ANSWERS = new Map([
  ["1", true],
  ["true", true],
  ["0", false],
  ["false", false],
]);

/** Links open beside the form, which keeps what was typed. */
const consentHtml = (html: string) =>
  sanitizeHtml(html).replace(
    /<a (?=[^<>]*href="\/)(?![^<>]*target=)([^<>]*)>/g,
    '<a $1 target="_blank" rel="noopener">',
  );

export function toDisclaimer(raw: z.output<typeof disclaimerSchema>): Disclaimer {
  return {
    disclaimerId: raw.registrationDisclaimerId,
    storeId: raw.storeId,
    priority: raw.priority,
    title: htmlToText(raw.disclaimerTitle),
    content: consentHtml(raw.disclaimerContent),
    url: linkOf(raw.disclaimerUrl),
    more: consentHtml(raw.disclaimerHtml),
    required: raw.required,
    given: ANSWERS.get(raw.value) ?? null,
  };
}
