import { contactKeysSchema } from "../../ebsn/schemas/marketing";
import { type Call, ignoreData, readWith } from "../call";

export const marketingCalls: Call[] = [
  {
    path: "marketingcloud/contact-key",
    method: "POST",
    body: ["channelAddressList", "maximumCount"],
    access: "session",
    read: readWith(contactKeysSchema, ({ contactKeys }) =>
      contactKeys.filter(({ contactKey }) => contactKey !== ""),
    ),
  },
  {
    path: "marketingcloud/remove",
    method: "POST",
    body: ["contactKey", "userId"],
    access: "session",
    read: ignoreData,
  },
];
