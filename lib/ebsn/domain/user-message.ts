export type MessageKind = "service" | "offer" | "card" | "account";

export type UserMessage = {
  userMessageId: number;
  kind: MessageKind;
  title: string;
  content: string;
  /** A path of this shop, or "". */
  href: string;
  sentAt: string;
  isRead: boolean;
};

export type UserMessages = { messages: UserMessage[]; unread: number };
