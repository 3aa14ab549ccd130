import { z } from "zod";
import { list, text } from "./lenient";

/** Texts of message codes in one language. */
export const langInfoSchema = z.object({ langInfos: list(z.object({ code: text, text })) });

export type WireLangInfo = z.input<typeof langInfoSchema>;
