export type MessageKind = "service" | "offer" | "card" | "account";

/** What the shop has told the customer. */
export type UserMessage = {
  userMessageId: number;
  kind: MessageKind;
  title: string;
  /** Plain text with its lines. */
  content: string;
  /** A path of this shop; "" without one. */
  href: string;
  /** ISO instant. */
  sentAt: string;
  isRead: boolean;
};

/** The archive, newest first, and how many of it are still to be read. */
export type UserMessages = { messages: UserMessage[]; unread: number };
