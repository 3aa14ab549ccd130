import { z } from "zod";
import { text } from "./lenient";

/** VAPID key, base64url. */
export const pushKeySchema = z.object({ publicKey: text });

export type WirePushKey = z.input<typeof pushKeySchema>;
