import { z } from "zod";
import { flag, id, list, markup, number, text } from "./lenient";

export const userMessageSchema = z.object({
  userMessageId: id,
  /** service, offer, card, account. */
  kind: text,
  title: text,
  /** Plain text with its lines. */
  content: markup,
  /** A path of the shop's; "" without one. */
  url: text,
  /** ISO instant. */
  insertDate: text,
  read: flag,
});

/** data of GET /user-message/list and POST /user-message/read. */
export const userMessagesSchema = z.object({ userMessages: list(userMessageSchema), unread: number });

export type WireUserMessage = z.input<typeof userMessageSchema>;
export type WireUserMessages = z.input<typeof userMessagesSchema>;
