import { connect, type AddressInfo, type Socket } from "node:net";
import { Connections } from "@/server/connections.mjs";

type Handed = { id: number; socket: Socket };

/** A process that is asked to take connections. */
function createTaker() {
  const handed: Handed[] = [];
  let isConnected = true;
  let onHanded = () => undefined as void;
  return {
    handed,
    isConnected: () => isConnected,
    die: () => void (isConnected = false),
    send: ({ connection: id }: { connection: number }, socket: Socket) => {
      handed.push({ id, socket });
      onHanded();
    },
    next: () => new Promise<void>((resolve) => (onHanded = resolve)),
  };
}

let connections: Connections;
const clients: Socket[] = [];

beforeEach(async () => {
  connections = new Connections();
  await connections.listen({ port: 0, host: "127.0.0.1" });
});

afterEach(() => {
  for (const client of clients.splice(0)) client.destroy();
  connections.close();
});

function visit(): Socket {
  const client = connect((connections.address() as AddressInfo).port, "127.0.0.1");
  client.on("error", () => undefined);
  clients.push(client);
  return client;
}

test("connections go to the processes in turn", async () => {
  const takers = [createTaker(), createTaker()];
  for (const taker of takers) connections.hear(taker, { ready: true });
  const both = Promise.all(takers.map((taker) => taker.next()));
  visit();
  visit();
  await both;
  expect(takers.map(({ handed }) => handed.length)).toEqual([1, 1]);
});

test("one handed to a process that dies before it takes it goes to the next one", async () => {
  const [dying, other] = [createTaker(), createTaker()];
  connections.hear(dying, { ready: true });
  const isHanded = dying.next();
  visit();
  await isHanded;
  connections.hear(other, { ready: true });
  dying.die();
  connections.remove(dying);
  expect(other.handed.map(({ socket }) => socket)).toEqual(dying.handed.map(({ socket }) => socket));
  expect(other.handed[0]?.socket.destroyed).toBe(false);
});

test("one that was taken is closed here and not handed out again", async () => {
  const [first, other] = [createTaker(), createTaker()];
  connections.hear(first, { ready: true });
  const isHanded = first.next();
  visit();
  await isHanded;
  connections.hear(first, { taken: first.handed[0]?.id ?? 0 });
  connections.hear(other, { ready: true });
  connections.remove(first);
  expect(first.handed[0]?.socket.destroyed).toBe(true);
  expect(other.handed).toEqual([]);
});

test("while no process is ready they wait for one", async () => {
  const client = visit();
  await new Promise((resolve) => client.once("connect", resolve));
  const taker = createTaker();
  const isHanded = taker.next();
  connections.hear(taker, { ready: true });
  await isHanded;
  expect(taker.handed).toHaveLength(1);
});
