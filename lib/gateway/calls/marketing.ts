import { contactKeysSchema } from "../../ebsn/schemas/marketing";
import { type Call, ignoreData, post, readWith } from "../call";

export const marketingCalls: Call[] = [
  post(
    "marketingcloud/contact-key",
    readWith(contactKeysSchema, ({ contactKeys }) =>
      contactKeys.filter(({ contactKey }) => contactKey !== ""),
    ),
    { body: ["channelAddressList", "maximumCount"] },
  ),
  post("marketingcloud/remove", ignoreData, { body: ["contactKey", "userId"] }),
];
