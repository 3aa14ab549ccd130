import type { z } from "zod";
import { isInternalPath } from "../../../config/internal-path.mjs";
import { htmlToText } from "../../html/sanitize";
import type { MessageKind, UserMessages } from "../domain/user-message";
import type { userMessagesSchema } from "../schemas/user-message";

const KINDS: MessageKind[] = ["service", "offer", "card", "account"];

const MAX_LENGTH = 20_000;

const toPlainLines = (content: string) =>
  content
    .slice(0, MAX_LENGTH)
    .split(/\r?\n|<br\s*\/?>/i)
    .map(htmlToText)
    .join("\n")
    .trim();

export const toUserMessages = ({
  userMessages,
  unread,
}: z.output<typeof userMessagesSchema>): UserMessages => ({
  messages: userMessages.map(({ userMessageId, kind, title, content, url, insertDate, read }) => ({
    userMessageId,
    kind: KINDS.find((kindName) => kindName === kind) ?? "service",
    title,
    content: toPlainLines(content),
    href: isInternalPath(url) ? url : "",
    sentAt: insertDate,
    isRead: read,
  })),
  unread,
});
