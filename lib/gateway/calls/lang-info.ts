import { langInfoSchema } from "../../ebsn/schemas/lang-info";
import { formatText } from "../../html/formatted-text";
import { type Call, get, readWith } from "../call";

const HOUR_SECONDS = 3600;

export const langInfoCalls: Call[] = [
  get(
    "lang/lang-info",
    readWith(langInfoSchema, ({ langInfos }) =>
      Object.fromEntries(langInfos.map(({ code, text }) => [code, formatText({ message: text })])),
    ),
    { query: ["lang_info_name", "timeout"], access: "public", maxAge: HOUR_SECONDS },
  ),
];
