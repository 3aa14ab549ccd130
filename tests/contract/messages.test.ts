import { writeMessage } from "@/backend/modules/message/messages";
import { userMessagesSchema } from "@/lib/ebsn/schemas/user-message";
import { backendForFile } from "@/tests/support/file-backend";
import { newShopper, parseAnswer, type Shopper } from "@/tests/support/shopper";

const backend = backendForFile();
let shopper: Shopper;

beforeEach(async () => {
  shopper = await newShopper(backend);
});

const parseMessages = (answer: { data: unknown }) => userMessagesSchema.parse(answer.data);
const listMessages = async () => parseMessages(parseAnswer(await shopper.get("user-message/list")));
const markRead = async (body: object, customerApi = shopper) =>
  parseMessages(parseAnswer(await customerApi.post("user-message/read", body)));

const sendMessage = (title: string) =>
  writeMessage(
    backend.context.db,
    shopper.customerId,
    { kind: "offer", title, content: "Prima riga\nseconda", href: "/volantini" },
    backend.clock.now(),
  );

test("messages are listed newest first, and count as unread until read", async () => {
  await sendMessage("Prima");
  backend.clock.advance(1000);
  await sendMessage("Seconda");
  const { userMessages, unread } = await listMessages();
  expect(unread).toBe(2);
  expect(userMessages.map(({ title, read: isRead }) => [title, isRead])).toEqual([
    ["Seconda", false],
    ["Prima", false],
  ]);
  expect(userMessages[0]).toMatchObject({ kind: "offer", content: "Prima riga\nseconda", url: "/volantini" });
  const after = await markRead({ user_message_id: userMessages[1]?.userMessageId });
  expect(after.unread).toBe(1);
  expect(after.userMessages.map((message) => message.read)).toEqual([false, true]);
  expect((await markRead({})).unread).toBe(0);
});

test("messages of other customers cannot be seen or marked as read", async () => {
  await sendMessage("Mia");
  const [ownMessage] = (await listMessages()).userMessages;
  const otherShopper = await newShopper(backend);
  expect(await markRead({ user_message_id: ownMessage?.userMessageId }, otherShopper)).toEqual({
    userMessages: [],
    unread: 0,
  });
  expect((await listMessages()).unread).toBe(1);
  expect((await backend.get("/ebsn/api/user-message/list")).http).toBe(403);
});

test("the demo customer has unread messages", async () => {
  const login = await backend.post("/ebsn/api/auth/login", {
    login: "cliente@madia.test",
    password: "Madia2026!",
  });
  const headers = { "x-ebsn-session": login.headers.get("x-ebsn-session") ?? "" };
  const answer = parseMessages(parseAnswer(await backend.get("/ebsn/api/user-message/list", headers)));
  expect(answer.unread).toBe(2);
  expect(answer.userMessages).toHaveLength(6);
});
