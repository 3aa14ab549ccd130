import { pushKeySchema } from "../../ebsn/schemas/push";
import { type Call, get, ignoreData, post, readWith } from "../call";

/** EBSN has these as GET; the gateway takes every write as a POST. */
const write = (path: string, query: string[]) =>
  post(`externalregistration/${path}`, ignoreData, { upstreamMethod: "GET", query });

export const pushCalls: Call[] = [
  get(
    "externalregistration/public-key",
    readWith(pushKeySchema, ({ publicKey }) => publicKey),
    { access: "public" },
  ),
  write("register", ["external_id", "model", "platform", "platform_version", "manufacturer", "uuid"]),
  write("unregister", ["platform", "uuid"]),
];
