import type { z } from "zod";
import { htmlToText } from "../../html/sanitize";
import { resolveLink } from "../../html/links";
import type { Disclaimer } from "../domain/disclaimer";
import type { disclaimerSchema } from "../schemas/disclaimer";

const linkOf = (url: string) =>
  url.trim() === "" ? "" : (resolveLink(url, { shop: [], content: null })?.href ?? "");

export function toDisclaimer(raw: z.output<typeof disclaimerSchema>): Disclaimer {
  return {
    disclaimerId: raw.registrationDisclaimerId,
    storeId: raw.storeId,
    priority: raw.priority,
    title: raw.disclaimerTitle,
    content: raw.disclaimerContent,
    url: linkOf(raw.disclaimerUrl),
    more: htmlToText(raw.disclaimerHtml),
    required: raw.required,
    given: raw.value === "1" ? true : raw.value === "0" ? false : null,
  };
}
