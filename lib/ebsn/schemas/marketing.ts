import { z } from "zod";
import { list, text } from "./lenient";

export const contactKeysSchema = z.object({
  contactKeys: list(z.object({ channelAddress: text, contactKey: text })),
});

export type WireContactKeys = z.input<typeof contactKeysSchema>;
