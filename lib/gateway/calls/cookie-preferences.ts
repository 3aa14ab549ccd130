import { type Call, ignoreData, post } from "../call";

export const cookiePreferencesCalls: Call[] = [
  post("cookie-preferences/save", ignoreData, {
    body: ["uuid", "technical", "analytics", "profilation", "saveDate", "wordsVersion", "language", "words"],
    access: "public",
    rateLimit: "visits",
  }),
];
