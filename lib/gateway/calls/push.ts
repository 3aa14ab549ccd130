import { pushKeySchema } from "../../ebsn/schemas/push";
import { type Call, ignoreData, readWith } from "../call";

/** EBSN has these as GET; the gateway takes every write as a POST. */
const write = (path: string, query: string[]): Call => ({
  path: `externalregistration/${path}`,
  method: "POST",
  upstreamMethod: "GET",
  query,
  access: "session",
  read: ignoreData,
});

export const pushCalls: Call[] = [
  {
    path: "externalregistration/public-key",
    method: "GET",
    access: "public",
    read: readWith(pushKeySchema, ({ publicKey }) => publicKey),
  },
  write("register", ["external_id", "model", "platform", "platform_version", "manufacturer", "uuid"]),
  write("unregister", ["platform", "uuid"]),
];
