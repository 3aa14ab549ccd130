import { pushKeySchema } from "../../ebsn/schemas/push";
import { type Call, get, ignoreData, postForGet, readWith } from "../call";

const write = (path: string, query: string[]) =>
  postForGet(`externalregistration/${path}`, ignoreData, { query });

export const pushCalls: Call[] = [
  get(
    "externalregistration/public-key",
    readWith(pushKeySchema, ({ publicKey }) => publicKey),
    { access: "public" },
  ),
  write("register", ["external_id", "model", "platform", "platform_version", "manufacturer", "uuid"]),
  write("unregister", ["platform", "uuid"]),
];
