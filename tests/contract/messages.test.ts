import { writeMessage } from "@/backend/modules/message/messages";
import { userMessagesSchema } from "@/lib/ebsn/schemas/user-message";
import { startBackend, type TestBackend } from "@/tests/support/backend";
import { allowLocalhost } from "@/tests/support/jest-localhost";
import { newShopper, told, type Shopper } from "@/tests/support/shopper";

allowLocalhost();

let backend: TestBackend;
let shopper: Shopper;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

beforeEach(async () => {
  shopper = await newShopper(backend);
});

const parse = (answer: { data: unknown }) => userMessagesSchema.parse(answer.data);
const list = async () => parse(told(await shopper.get("user-message/list")));
const read = async (body: object, who = shopper) => parse(told(await who.post("user-message/read", body)));

const write = (title: string) =>
  writeMessage(
    backend.context.db,
    shopper.customerId,
    { kind: "offer", title, content: "Prima riga\nseconda", href: "/volantini" },
    backend.clock.now(),
  );

test("messages come newest first, and count until they are read", async () => {
  await write("Prima");
  backend.clock.advance(1000);
  await write("Seconda");
  const { userMessages, unread } = await list();
  expect(unread).toBe(2);
  expect(userMessages.map(({ title, read: isRead }) => [title, isRead])).toEqual([
    ["Seconda", false],
    ["Prima", false],
  ]);
  expect(userMessages[0]).toMatchObject({ kind: "offer", content: "Prima riga\nseconda", url: "/volantini" });
  const after = await read({ user_message_id: userMessages[1]?.userMessageId });
  expect(after.unread).toBe(1);
  expect(after.userMessages.map((one) => one.read)).toEqual([false, true]);
  expect((await read({})).unread).toBe(0);
});

test("are nobody else's to see or to read", async () => {
  await write("Mia");
  const [mine] = (await list()).userMessages;
  const stranger = await newShopper(backend);
  expect(await read({ user_message_id: mine?.userMessageId }, stranger)).toEqual({
    userMessages: [],
    unread: 0,
  });
  expect((await list()).unread).toBe(1);
  expect((await backend.get("/ebsn/api/user-message/list")).http).toBe(403);
});

test("the demo customer has some to read", async () => {
  const login = await backend.post("/ebsn/api/auth/login", {
    login: "cliente@madia.test",
    password: "Madia2026!",
  });
  const headers = { "x-ebsn-session": login.headers.get("x-ebsn-session") ?? "" };
  const answer = parse(told(await backend.get("/ebsn/api/user-message/list", headers)));
  expect(answer.unread).toBe(2);
  expect(answer.userMessages).toHaveLength(5);
});
