import { z } from "zod";
import { flag, id, instant, mainList, markup, number, text } from "./lenient";

const userMessageSchema = z.object({
  userMessageId: id,
  kind: text,
  title: text,
  content: markup,
  url: text,
  insertDate: instant,
  read: flag,
});

export const userMessagesSchema = z.object({ userMessages: mainList(userMessageSchema), unread: number });

export type WireUserMessage = z.input<typeof userMessageSchema>;
export type WireUserMessages = z.input<typeof userMessagesSchema>;
