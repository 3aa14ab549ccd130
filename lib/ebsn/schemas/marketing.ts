import { z } from "zod";
import { list, text } from "./lenient";

/** Who the shop's marketing service writes to; the embedded backend defines it. */
export const contactKeysSchema = z.object({
  contactKeys: list(z.object({ channelAddress: text, contactKey: text })),
});

export type WireContactKeys = z.input<typeof contactKeysSchema>;
