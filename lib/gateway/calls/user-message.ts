import { userMessagesSchema } from "../../ebsn/schemas/user-message";
import { toUserMessages } from "../../ebsn/transforms/user-message";
import { type Call, get, post, readWith } from "../call";

const messages = readWith(userMessagesSchema, toUserMessages);

export const userMessageCalls: Call[] = [
  get("user-message/list", messages),
  post("user-message/read", messages, { body: ["user_message_id"] }),
];
