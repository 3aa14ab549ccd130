import { and, count, desc, eq, isNull } from "drizzle-orm";
import type { WireUserMessage, WireUserMessages } from "../../../lib/ebsn/schemas/user-message";
import type { Db } from "../../db/client";
import { userMessage, type MessageKind } from "../../db/schema";

/** The archive shows no more than these, the newest. */
const SHOWN = 100;

export type NewMessage = { kind: MessageKind; title: string; content: string; href?: string };

/** Puts a message into a customer's archive. */
export async function writeMessage(
  db: Db,
  customerId: number,
  { href = "", ...message }: NewMessage,
  now: Date,
): Promise<void> {
  await db.insert(userMessage).values({ ...message, href, customerId, createdAt: now });
}

const wire = (row: typeof userMessage.$inferSelect): WireUserMessage => ({
  userMessageId: row.userMessageId,
  kind: row.kind,
  title: row.title,
  content: row.content,
  url: row.href,
  insertDate: row.createdAt.toISOString(),
  read: row.readAt !== null,
});

const unreadOf = (customerId: number) =>
  and(eq(userMessage.customerId, customerId), isNull(userMessage.readAt));

export async function messagesOf(db: Db, customerId: number): Promise<WireUserMessages> {
  const rows = await db
    .select()
    .from(userMessage)
    .where(eq(userMessage.customerId, customerId))
    .orderBy(desc(userMessage.createdAt), desc(userMessage.userMessageId))
    .limit(SHOWN);
  const [unread] = await db.select({ howMany: count() }).from(userMessage).where(unreadOf(customerId));
  return { userMessages: rows.map(wire), unread: unread?.howMany ?? 0 };
}

/** Marks a message as read, or all of them; others' are nobody's business. */
export async function markRead(
  db: Db,
  customerId: number,
  userMessageId: number | undefined,
  now: Date,
): Promise<void> {
  const which = userMessageId === undefined ? undefined : eq(userMessage.userMessageId, userMessageId);
  await db
    .update(userMessage)
    .set({ readAt: now })
    .where(and(unreadOf(customerId), which));
}
