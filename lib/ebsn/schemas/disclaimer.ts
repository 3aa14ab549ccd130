import { z } from "zod";
import { flag, id, mainList, markup, number, optionalId, text } from "./lenient";

export const disclaimerSchema = z.object({
  registrationDisclaimerId: id,
  storeId: optionalId,
  personInfoTypeId: optionalId,
  /** 2 profiling, 3 marketing. */
  priority: number,
  disclaimerTitle: markup,
  disclaimerContent: markup,
  disclaimerUrl: text,
  disclaimerHtml: markup,
  required: flag,
  /** "1" yes, "0" no, "" not answered yet. */
  value: text,
});

export const disclaimerListSchema = z.object({ registrationDisclaimers: mainList(disclaimerSchema) });

export const disclaimerCheckSchema = z.object({ accepted: flag });

export type WireDisclaimer = z.input<typeof disclaimerSchema>;
