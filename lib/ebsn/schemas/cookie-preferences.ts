import { z } from "zod";
import { flag, text } from "./lenient";

export const cookiePreferencesSchema = z.object({
  cookiePreferences: z.object({
    uuid: text,
    technical: flag,
    analytics: flag,
    profilation: flag,
    saveDate: text,
  }),
});

export type WireCookiePreferences = z.input<typeof cookiePreferencesSchema>;
