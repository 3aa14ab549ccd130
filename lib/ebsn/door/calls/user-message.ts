import { userMessagesSchema } from "../../schemas/user-message";
import { toUserMessages } from "../../transforms/user-message";
import { type Call, reads } from "../call";

const messages = reads(userMessagesSchema, toUserMessages);

/** What the shop has told the customer. */
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
