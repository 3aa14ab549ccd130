import { userMessagesSchema } from "../../ebsn/schemas/user-message";
import { toUserMessages } from "../../ebsn/transforms/user-message";
import { type Call, readWith } from "../call";

const messages = readWith(userMessagesSchema, toUserMessages);

export const userMessageCalls: Call[] = [
  { path: "user-message/list", method: "GET", access: "session", read: messages },
  {
    path: "user-message/read",
    method: "POST",
    body: ["user_message_id"],
    access: "session",
    read: messages,
  },
];
