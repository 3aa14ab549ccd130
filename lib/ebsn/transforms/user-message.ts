import type { z } from "zod";
import { textOf } from "../../html/policy";
import { ownAddress } from "../../session/safe-redirect";
import type { MessageKind, UserMessages } from "../domain/user-message";
import type { userMessagesSchema } from "../schemas/user-message";

const KINDS: MessageKind[] = ["service", "offer", "card", "account"];

/** The words of a text, line by line. */
const linesOf = (content: string) =>
  content
    .split(/\r?\n|<br\s*\/?>/i)
    .map(textOf)
    .join("\n")
    .trim();

/** A path of this very shop; whatever leads elsewhere is no link. */
const ownPath = (url: string) => (ownAddress(url) ? url : "");

export const toUserMessages = ({
  userMessages,
  unread,
}: z.output<typeof userMessagesSchema>): UserMessages => ({
  messages: userMessages.map(({ userMessageId, kind, title, content, url, insertDate, read }) => ({
    userMessageId,
    kind: KINDS.find((known) => known === kind) ?? "service",
    title,
    content: linesOf(content),
    href: ownPath(url),
    sentAt: insertDate,
    isRead: read,
  })),
  unread,
});
