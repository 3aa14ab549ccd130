import crypto from "node:crypto";
import { backendForFile } from "@/tests/support/file-backend";
import { parseAnswer } from "@/tests/support/shopper";

const LOG_INS = 120;
/** Half of libuv's threads: files, pictures and host names wait for the others. */
const MAX_AT_ONCE = 2;

type HashDone = (error: Error | null, key: Buffer) => void;

const backend = backendForFile();

/** The backend is an ES module: it sees what is replaced in a module of Node after this only. */
declare const syncBuiltinESMExports: () => void;

afterEach(() => {
  jest.restoreAllMocks();
  syncBuiltinESMExports();
});

/** Each hash waits until it is let go; none of them is a right one. */
function holdHashes() {
  const waiting: (() => void)[] = [];
  const count = { begun: 0, running: 0, most: 0 };
  const hold = (_password: string, _salt: Buffer, length: number, _options: object, done: HashDone) => {
    count.begun += 1;
    count.running += 1;
    count.most = Math.max(count.most, count.running);
    waiting.push(() => {
      count.running -= 1;
      done(null, Buffer.alloc(length));
    });
  };
  jest.spyOn(crypto, "scrypt").mockImplementation(hold as unknown as typeof crypto.scrypt);
  syncBuiltinESMExports();
  return { count, releaseOne: () => waiting.shift()?.() };
}

const turn = () => new Promise(setImmediate);

test("120 wrong log-ins hash two at a time, off the event loop: others are answered while they wait", async () => {
  const logIn = (name: string) =>
    backend.post(
      "/ebsn/api/auth/login",
      { login: `${name}@madia.test`, password: "sbagliata" },
      { "x-ebsn-uuid": name },
    );
  // What unknown log-ins are compared with is made once.
  await logIn("nessuno");
  const onEventLoop = jest.spyOn(crypto, "scryptSync");
  const { count, releaseOne } = holdHashes();
  let answered = 0;
  const answers = Array.from({ length: LOG_INS }, async (_, index) => {
    const answer = await logIn(`nessuno-${index}`);
    answered += 1;
    return parseAnswer(answer);
  });
  while (count.running < MAX_AT_ONCE) await turn();

  const products = await backend.get("/ebsn/api/products?page_size=3");
  const cart = await backend.get("/ebsn/api/cart/view");
  expect([products.http, cart.http, answered]).toEqual([200, 200, 0]);

  while (answered < LOG_INS) {
    releaseOne();
    await turn();
  }
  for (const { codes } of await Promise.all(answers)) expect(codes).toEqual(["error.login.wrong"]);
  expect(count).toEqual({ begun: LOG_INS, running: 0, most: MAX_AT_ONCE });
  expect(onEventLoop).not.toHaveBeenCalled();
});
