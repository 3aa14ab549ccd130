import { z } from "zod";
import { flag, instant, text } from "./lenient";

export const cookiePreferencesSchema = z.object({
  cookiePreferences: z.object({
    uuid: text,
    technical: flag,
    analytics: flag,
    profilation: flag,
    saveDate: instant,
  }),
});

export type WireCookiePreferences = z.input<typeof cookiePreferencesSchema>;
