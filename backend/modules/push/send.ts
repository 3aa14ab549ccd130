import { and, asc, eq, lt } from "drizzle-orm";
import webPush from "web-push";
import { HOUR_MS } from "../../../lib/rules/dates/duration";
import type { Context } from "../../context";
import type { Db } from "../../db/client";
import { customer, pushDevice, pushMessage } from "../../db/schema";
import { asLanguage } from "../../languages";
import { shopPath } from "../mail/shop-link";
import { parseSubscription } from "./endpoint";
import { readVapidKeys } from "./keys";

const BATCH = 50;
const TIMEOUT_MS = 5000;
const RETENTION_MS = HOUR_MS;
const GONE = new Set([404, 410]);

export type PushText = { title: string; body: string; navTo: string };

/** In an Italian email the first sentence goes on from the greeting. */
const asSentence = (text: string): string =>
  text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase("it"));

/** Queued in the same transaction; sent after the commit. */
export async function queuePush(tx: Db, customerId: number, text: PushText, now: Date): Promise<void> {
  const [device] = await tx
    .select({ uuid: pushDevice.uuid })
    .from(pushDevice)
    .where(eq(pushDevice.customerId, customerId))
    .limit(1);
  if (!device) return;
  await tx.insert(pushMessage).values({ customerId, ...text, body: asSentence(text.body), createdAt: now });
}

type SendContext = Pick<Context, "db" | "config" | "clock">;
type Vapid = Awaited<ReturnType<typeof readVapidKeys>>;

async function sendTo(
  context: SendContext,
  vapid: Vapid,
  device: typeof pushDevice.$inferSelect,
  { title, body, navTo }: PushText,
): Promise<void> {
  const subscription = parseSubscription(device.externalId);
  const sameDevice = and(eq(pushDevice.uuid, device.uuid), eq(pushDevice.platform, device.platform));
  try {
    if (subscription)
      await webPush.sendNotification(subscription, JSON.stringify({ title, body, nav_to: navTo }), {
        vapidDetails: { subject: `mailto:push@${new URL(context.config.STOREFRONT_URL).hostname}`, ...vapid },
        timeout: TIMEOUT_MS,
        TTL: RETENTION_MS / 1000,
      });
  } catch (cause) {
    if (!(cause instanceof webPush.WebPushError) || !GONE.has(cause.statusCode)) return;
    await context.db.delete(pushDevice).where(sameDevice);
  }
}

/** Each message is taken by one process and sent at most once; none is taken once the signal aborts. */
export async function sendQueuedPush(context: SendContext, signal?: AbortSignal): Promise<void> {
  const { db, clock } = context;
  const outdated = new Date(clock.now().getTime() - RETENTION_MS);
  await db.delete(pushMessage).where(lt(pushMessage.createdAt, outdated));
  const waiting = await db.select().from(pushMessage).orderBy(asc(pushMessage.pushMessageId)).limit(BATCH);
  if (waiting.length === 0) return;
  // Read before a message is dequeued, as dequeued messages are lost on errors.
  const vapid = await readVapidKeys(context);
  for (const { pushMessageId } of waiting) {
    if (signal?.aborted) return;
    const [message] = await db
      .delete(pushMessage)
      .where(eq(pushMessage.pushMessageId, pushMessageId))
      .returning();
    if (!message) continue;
    const devices = await db
      .select({ device: pushDevice, language: customer.language })
      .from(pushDevice)
      .innerJoin(customer, eq(customer.customerId, pushDevice.customerId))
      .where(eq(pushDevice.customerId, message.customerId));
    await Promise.all(
      devices.map(({ device, language }) => {
        const navTo = shopPath(context.config, asLanguage(language), message.navTo);
        return sendTo(context, vapid, device, { ...message, navTo });
      }),
    );
  }
}
