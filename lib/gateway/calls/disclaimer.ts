import { disclaimerCheckSchema, disclaimerListSchema } from "../../ebsn/schemas/disclaimer";
import { toDisclaimer } from "../../ebsn/transforms/disclaimer";
import { type Call, get, post, readWith } from "../call";

const disclaimers = readWith(disclaimerListSchema, (raw) => raw.registrationDisclaimers.map(toDisclaimer));

const MODULE = "registration_module_type_id";
const OF_STORE = ["store_id", MODULE];

export const disclaimerCalls: Call[] = [
  get("registration-disclaimer/list", disclaimers, { query: OF_STORE, access: "public" }),
  get("ccno-registration-disclaimer/list", disclaimers, { query: OF_STORE, access: "public" }),
  get("user-registration-disclaimer/list-by-type", disclaimers, { query: [MODULE] }),
  get(
    "user-registration-disclaimer/check-disclaimer",
    readWith(disclaimerCheckSchema, ({ accepted }) => accepted),
    { query: OF_STORE },
  ),
  post("user-registration-disclaimer/update-disclaimer", disclaimers, { body: [...OF_STORE, "disclaimers"] }),
];
