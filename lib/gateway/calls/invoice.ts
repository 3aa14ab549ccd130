import type { PersonFiscal } from "../../ebsn/domain/invoice";
import { personFiscalListSchema } from "../../ebsn/schemas/invoice";
import { type Call, readWith } from "../call";

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

const write = (path: string, body: string[]): Call => ({
  path,
  method: "POST",
  body,
  access: "session",
  read: list,
});

export const invoiceCalls: Call[] = [
  { path: "user-person-fiscal/list", method: "GET", access: "session", read: list },
  write("user-person-fiscal/insert-billing-address", FIELDS),
  write("registration/update_billing_address", ["personFiscalId", ...FIELDS]),
  {
    path: "user-person-fiscal/delete-person-fiscal",
    method: "POST",
    upstreamMethod: "GET",
    query: ["person_fiscal_id"],
    access: "session",
    read: list,
  },
];
