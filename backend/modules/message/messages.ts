import { and, count, desc, eq, isNull } from "drizzle-orm";
import type { WireUserMessage, WireUserMessages } from "../../../lib/ebsn/schemas/user-message";
import type { Db } from "../../db/client";
import { userMessage, type MessageKind } from "../../db/schema";

const MAX_MESSAGES = 100;

export type NewMessage = { kind: MessageKind; title: string; content: string; href?: string };

export async function writeMessage(
  db: Db,
  customerId: number,
  { href = "", ...message }: NewMessage,
  now: Date,
): Promise<void> {
  await db.insert(userMessage).values({ ...message, href, customerId, createdAt: now });
}

const messageWire = (row: typeof userMessage.$inferSelect): WireUserMessage => ({
  userMessageId: row.userMessageId,
  kind: row.kind,
  title: row.title,
  content: row.content,
  url: row.href,
  insertDate: row.createdAt.toISOString(),
  read: row.readAt !== null,
});

const unreadFilter = (customerId: number) =>
  and(eq(userMessage.customerId, customerId), isNull(userMessage.readAt));

export async function findMessages(db: Db, customerId: number): Promise<WireUserMessages> {
  const rows = await db
    .select()
    .from(userMessage)
    .where(eq(userMessage.customerId, customerId))
    .orderBy(desc(userMessage.createdAt), desc(userMessage.userMessageId))
    .limit(MAX_MESSAGES);
  const [unread] = await db
    .select({ unreadCount: count() })
    .from(userMessage)
    .where(unreadFilter(customerId));
  return { userMessages: rows.map(messageWire), unread: unread?.unreadCount ?? 0 };
}

export async function markRead(
  db: Db,
  customerId: number,
  userMessageId: number | undefined,
  now: Date,
): Promise<void> {
  const messageFilter =
    userMessageId === undefined ? undefined : eq(userMessage.userMessageId, userMessageId);
  await db
    .update(userMessage)
    .set({ readAt: now })
    .where(and(unreadFilter(customerId), messageFilter));
}
