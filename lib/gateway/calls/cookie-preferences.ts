import { type Call, ignoreData } from "../call";

export const cookiePreferencesCalls: Call[] = [
  {
    path: "cookie-preferences/save",
    method: "POST",
    body: ["uuid", "technical", "analytics", "profilation", "saveDate", "wordsVersion", "language", "words"],
    access: "public",
    read: ignoreData,
  },
];
