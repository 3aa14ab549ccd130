import { z } from "zod";
import { list, text } from "./lenient";

export const langInfoSchema = z.object({ langInfos: list(z.object({ code: text, text })) });

export type WireLangInfo = z.input<typeof langInfoSchema>;
