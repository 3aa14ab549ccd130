import { z } from "zod";
import { flag, id, mainList, text } from "./lenient";

export const personFiscalSchema = z.object({
  personFiscalId: id,
  company: flag,
  name: text,
  fiscalCode: text,
  vatNumber: text,
  sdiCode: text,
  certifiedEmail: text,
  address1: text,
  addressNumber: text,
  postalcode: text,
  city: text,
  province: text,
  country: text.transform((iso) => iso || "IT").prefault("IT"),
});

export const personFiscalListSchema = z.object({ personFiscals: mainList(personFiscalSchema) });

export type WirePersonFiscal = z.input<typeof personFiscalSchema>;
