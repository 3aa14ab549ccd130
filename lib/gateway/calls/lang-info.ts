import { langInfoSchema } from "../../ebsn/schemas/lang-info";
import { type Call, readWith } from "../call";

const HOUR_SECONDS = 3600;

export const langInfoCalls: Call[] = [
  {
    path: "lang/lang-info",
    method: "GET",
    query: ["lang_info_name", "timeout"],
    access: "public",
    maxAge: HOUR_SECONDS,
    read: readWith(langInfoSchema, ({ langInfos }) =>
      Object.fromEntries(langInfos.map(({ code, text }) => [code, text])),
    ),
  },
];
