import type { PersonFiscal } from "../../ebsn/domain/invoice";
import { personFiscalListSchema } from "../../ebsn/schemas/invoice";
import { type Call, get, post, postForGet, readWith } from "../call";

const list = readWith(personFiscalListSchema, (raw): PersonFiscal[] => raw.personFiscals);

const FIELDS = [
  "company",
  "name",
  "fiscalCode",
  "vatNumber",
  "sdiCode",
  "certifiedEmail",
  "address1",
  "addressNumber",
  "postalcode",
  "city",
  "province",
  "country",
];

export const invoiceCalls: Call[] = [
  get("user-person-fiscal/list", list),
  post("user-person-fiscal/insert-billing-address", list, { body: FIELDS }),
  post("registration/update_billing_address", list, { body: ["personFiscalId", ...FIELDS] }),
  postForGet("user-person-fiscal/delete-person-fiscal", list, { query: ["person_fiscal_id"] }),
];
