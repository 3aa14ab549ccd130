import { disclaimerCheckSchema, disclaimerListSchema } from "../../ebsn/schemas/disclaimer";
import { toDisclaimer } from "../../ebsn/transforms/disclaimer";
import { type Call, readWith } from "../call";

const disclaimers = readWith(disclaimerListSchema, (raw) => raw.registrationDisclaimers.map(toDisclaimer));

export const disclaimerCalls: Call[] = [
  {
    path: "registration-disclaimer/list",
    method: "GET",
    query: ["store_id", "registration_module_type_id"],
    access: "public",
    read: disclaimers,
  },
  {
    path: "ccno-registration-disclaimer/list",
    method: "GET",
    query: ["store_id", "registration_module_type_id"],
    access: "public",
    read: disclaimers,
  },
  {
    path: "user-registration-disclaimer/list-by-type",
    method: "GET",
    query: ["registration_module_type_id"],
    access: "session",
    read: disclaimers,
  },
  {
    path: "user-registration-disclaimer/check-disclaimer",
    method: "GET",
    query: ["store_id", "registration_module_type_id"],
    access: "session",
    read: readWith(disclaimerCheckSchema, ({ accepted }) => accepted),
  },
  {
    path: "user-registration-disclaimer/update-disclaimer",
    method: "POST",
    body: ["store_id", "registration_module_type_id", "disclaimers"],
    access: "session",
    read: disclaimers,
  },
];
