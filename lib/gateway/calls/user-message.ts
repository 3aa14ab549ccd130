import { userMessagesSchema } from "../../ebsn/schemas/user-message";
import { toUserMessages } from "../../ebsn/transforms/user-message";
import { type Call, get, readWith, writesOf } from "../call";

const list = get("user-message/list", readWith(userMessagesSchema, toUserMessages));

export const userMessageCalls: Call[] = [
  list,
  writesOf(list)("user-message/read", { body: ["user_message_id"] }),
];
