import type { z } from "zod";
import { htmlToText } from "../../html/sanitize";
import type { Disclaimer } from "../domain/disclaimer";
import type { disclaimerSchema } from "../schemas/disclaimer";

export function toDisclaimer(raw: z.output<typeof disclaimerSchema>): Disclaimer {
  return {
    disclaimerId: raw.registrationDisclaimerId,
    storeId: raw.storeId,
    priority: raw.priority,
    title: raw.disclaimerTitle,
    content: raw.disclaimerContent,
    url: raw.disclaimerUrl,
    more: htmlToText(raw.disclaimerHtml),
    required: raw.required,
    given: raw.value === "1" ? true : raw.value === "0" ? false : null,
  };
}
