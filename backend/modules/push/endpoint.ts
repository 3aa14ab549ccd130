import { z } from "zod";

/** Only these push services are called, whatever a device registers. */
const PUSH_SERVICES =
  /^(?:fcm\.googleapis\.com|jmt17\.google\.com|(?:[\w-]+\.)*push\.services\.mozilla\.com|[\w-]+\.notify\.windows\.com|(?:[\w-]+\.)*push\.apple\.com)$/;

const subscriptionSchema = z.object({
  endpoint: z.url({ protocol: /^https$/, hostname: PUSH_SERVICES }).max(1000),
  keys: z.object({ p256dh: z.string().min(20).max(200), auth: z.string().min(8).max(60) }),
});

export type Subscription = z.output<typeof subscriptionSchema>;

export function parseSubscription(externalId: string): Subscription | null {
  try {
    return subscriptionSchema.parse(JSON.parse(externalId));
  } catch {
    return null;
  }
}
