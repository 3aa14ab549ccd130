import { EventEmitter } from "node:events";
import { Redis } from "@/lib/cache-handler/redis.mjs";
import type { TagTime } from "@/lib/cache-handler/types";

const PAUSE_MS = 2_000;
const QUERY_TIMEOUT_MS = 250;

const never = () => new Promise<never>(() => undefined);

/** Both connections of a process; a test replaces commands to slow them down. */
class FakeClient extends EventEmitter {
  isReady = false;
  isOpen = false;
  published: TagTime[][] = [];
  withTypeMapping = () => this;
  subscribe = async () => undefined;
  destroy = () => undefined;
  get = jest.fn(async (): Promise<Buffer | null> => null);
  zAdd = jest.fn(async () => 1);
  zRemRangeByScore = jest.fn(async () => 0);
  zRangeWithScores = async () => [];
  time = async () => [String(Date.now() / 1000), "0"];
  publish = jest.fn(async (_channel: string, message: string) => {
    this.published.push(JSON.parse(message) as TagTime[]);
    return 1;
  });
  connect = async () => this.becomeReady();
  becomeReady() {
    this.isReady = true;
    this.emit("ready");
  }
}

let clients: FakeClient[] = [];

jest.mock("redis", () => ({
  RESP_TYPES: { BLOB_STRING: 36 },
  createClient: () => {
    const client = new FakeClient();
    clients.push(client);
    return client;
  },
}));

beforeEach(() => {
  clients = [];
  jest.useFakeTimers();
  jest.spyOn(process.stderr, "write").mockReturnValue(true);
});
afterEach(() => jest.useRealTimers());

async function open() {
  const store = new Redis({ url: "redis://localhost", build: "one" });
  await store.open(() => undefined);
  const client = clients[0] as FakeClient;
  return { store, client, publishedTags: () => client.published.flat().map(({ tag }) => tag) };
}

const publish = (store: Redis, tag: string) => store.publish([{ tag, stale: 1, expired: 0 }], []);

async function letQueryTimeOut(store: Redis, client: FakeClient) {
  client.get.mockImplementationOnce(never);
  const reading = store.read("/pasta", "pages");
  await jest.advanceTimersByTimeAsync(QUERY_TIMEOUT_MS + 1);
  expect(await reading).toBeNull();
}

describe("revalidations that Redis could not be told at once", () => {
  it("are sent when the pause after a slow command ends, on the same connection", async () => {
    const { store, client, publishedTags } = await open();
    await letQueryTimeOut(store, client);
    await publish(store, "category");
    await publish(store, "products");
    expect(publishedTags()).toEqual([]);
    await jest.advanceTimersByTimeAsync(PAUSE_MS + 1);
    expect(publishedTags()).toEqual(["category", "products"]);
    await jest.advanceTimersByTimeAsync(10 * PAUSE_MS);
    expect(publishedTags()).toHaveLength(2);
  });

  it("are tried again while commands keep failing", async () => {
    const { store, client, publishedTags } = await open();
    client.zAdd.mockRejectedValueOnce(new Error("busy")).mockRejectedValueOnce(new Error("busy"));
    await publish(store, "category");
    await jest.advanceTimersByTimeAsync(PAUSE_MS + 1);
    expect(publishedTags()).toEqual([]);
    await jest.advanceTimersByTimeAsync(PAUSE_MS + 1);
    expect(publishedTags()).toEqual(["category"]);
  });

  it("are not lost when they come while earlier ones are sent after a reconnect", async () => {
    const { store, client, publishedTags } = await open();
    client.emit("error", new Error("gone"));
    await publish(store, "category");
    let finish = () => {};
    const sendMessage = client.publish;
    client.publish = jest.fn(async (channel: string, message: string) => {
      await new Promise<void>((resolve) => (finish = resolve));
      client.publish = sendMessage;
      return sendMessage(channel, message);
    });
    client.becomeReady();
    await jest.advanceTimersByTimeAsync(0);
    await publish(store, "products");
    finish();
    await jest.advanceTimersByTimeAsync(2 * PAUSE_MS);
    expect(publishedTags()).toEqual(["category", "products"]);
  });

  it("are kept when the first attempt after a reconnect fails", async () => {
    const { store, client, publishedTags } = await open();
    client.emit("error", new Error("gone"));
    await publish(store, "category");
    client.zAdd.mockRejectedValueOnce(new Error("gone again"));
    client.becomeReady();
    await jest.advanceTimersByTimeAsync(0);
    expect(publishedTags()).toEqual([]);
    client.becomeReady();
    await jest.advanceTimersByTimeAsync(0);
    expect(publishedTags()).toEqual(["category"]);
  });

  it("are sent when Redis refused to synchronize at a reconnect and the connection stayed", async () => {
    const { store, client, publishedTags } = await open();
    client.emit("error", new Error("gone"));
    await publish(store, "category");
    client.zRemRangeByScore.mockRejectedValueOnce(new Error("LOADING"));
    client.becomeReady();
    await jest.advanceTimersByTimeAsync(0);
    await publish(store, "products");
    await jest.advanceTimersByTimeAsync(2 * PAUSE_MS);
    expect(publishedTags()).toEqual(["category", "products"]);
    client.get.mockResolvedValueOnce(Buffer.from("page"));
    expect(String(await store.read("/pasta", "pages"))).toBe("page");
  });

  it("are sent after an error that did not end the connection", async () => {
    const { store, client, publishedTags } = await open();
    client.emit("error", new Error("a ping was answered with BUSY"));
    await publish(store, "category");
    expect(publishedTags()).toEqual([]);
    await jest.advanceTimersByTimeAsync(2 * PAUSE_MS);
    expect(publishedTags()).toEqual(["category"]);
  });

  it("wait for the connection while it is away", async () => {
    const { store, client, publishedTags } = await open();
    client.zRemRangeByScore.mockClear();
    client.isReady = false;
    client.emit("error", new Error("gone"));
    await publish(store, "category");
    await jest.advanceTimersByTimeAsync(10 * PAUSE_MS);
    expect(client.zRemRangeByScore).not.toHaveBeenCalled();
    client.becomeReady();
    await jest.advanceTimersByTimeAsync(0);
    expect(publishedTags()).toEqual(["category"]);
  });

  it("are not sent any more once the store is closed", async () => {
    const { store, client, publishedTags } = await open();
    await letQueryTimeOut(store, client);
    await publish(store, "category");
    store.close();
    expect(jest.getTimerCount()).toBe(0);
    await jest.advanceTimersByTimeAsync(2 * PAUSE_MS);
    expect(publishedTags()).toEqual([]);
  });
});
