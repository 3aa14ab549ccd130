import type { PersonFiscal } from "../../ebsn/domain/invoice";
import { personFiscalListSchema } from "../../ebsn/schemas/invoice";
import { type Call, get, readWith, writesOf } from "../call";

const list = get(
  "user-person-fiscal/list",
  readWith(personFiscalListSchema, (raw): PersonFiscal[] => raw.personFiscals),
);
const write = writesOf(list);

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
  list,
  write("user-person-fiscal/insert-billing-address", { body: FIELDS }),
  write("registration/update_billing_address", { body: ["personFiscalId", ...FIELDS] }),
  write("user-person-fiscal/delete-person-fiscal", { upstreamMethod: "GET", query: ["person_fiscal_id"] }),
];
