import { z } from "zod";
import { list, text } from "./lenient";

/** Contact keys of the marketing service; defined by the embedded backend. */
export const contactKeysSchema = z.object({
  contactKeys: list(z.object({ channelAddress: text, contactKey: text })),
});

export type WireContactKeys = z.input<typeof contactKeysSchema>;
