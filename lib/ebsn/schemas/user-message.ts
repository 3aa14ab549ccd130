import { z } from "zod";
import { flag, id, instant, list, markup, number, text } from "./lenient";

const userMessageSchema = z.object({
  userMessageId: id,
  kind: text,
  title: text,
  content: markup,
  url: text,
  insertDate: instant,
  read: flag,
});

export const userMessagesSchema = z.object({ userMessages: list(userMessageSchema), unread: number });

export type WireUserMessage = z.input<typeof userMessageSchema>;
export type WireUserMessages = z.input<typeof userMessagesSchema>;
