import { disclaimerCheckSchema, disclaimerListSchema } from "../../schemas/disclaimer";
import { toDisclaimer } from "../../transforms/disclaimer";
import { type Call, reads } from "../call";

const disclaimers = reads(disclaimerListSchema, (raw) => raw.registrationDisclaimers.map(toDisclaimer));

export const disclaimerCalls: Call[] = [
  {
    path: "registration-disclaimer/list",
    method: "GET",
    query: ["store_id", "registration_module_type_id"],
    access: "public",
    read: disclaimers,
  },
  {
    path: "user-registration-disclaimer/list-by-type",
    method: "GET",
    access: "session",
    read: disclaimers,
  },
  {
    path: "user-registration-disclaimer/check-disclaimer",
    method: "GET",
    query: ["store_id"],
    access: "session",
    read: reads(disclaimerCheckSchema, ({ accepted }) => accepted),
  },
  {
    path: "user-registration-disclaimer/update-disclaimer",
    method: "POST",
    body: ["store_id", "disclaimers"],
    access: "session",
    read: disclaimers,
  },
];
