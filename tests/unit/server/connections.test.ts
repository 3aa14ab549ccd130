import { connect, type AddressInfo, type Socket } from "node:net";
import { Connections } from "@/server/connections.mjs";

type ReceivedRequest = { id: number; socket: Socket };

function createReceiver() {
  const received: ReceivedRequest[] = [];
  let isConnected = true;
  let onReceived = () => undefined as void;
  return {
    received,
    isConnected: () => isConnected,
    die: () => void (isConnected = false),
    send: ({ connection: id }: { connection: number }, socket: Socket) => {
      received.push({ id, socket });
      onReceived();
    },
    next: () => new Promise<void>((resolve) => (onReceived = resolve)),
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
  const receivers = [createReceiver(), createReceiver()];
  for (const receiver of receivers) connections.handleMessage(receiver, { ready: true });
  const both = Promise.all(receivers.map((receiver) => receiver.next()));
  visit();
  visit();
  await both;
  expect(receivers.map(({ received }) => received.length)).toEqual([1, 1]);
});

test("one sent to a process that dies before it has received it goes to the next one", async () => {
  const [dying, other] = [createReceiver(), createReceiver()];
  connections.handleMessage(dying, { ready: true });
  const isReceived = dying.next();
  visit();
  await isReceived;
  connections.handleMessage(other, { ready: true });
  dying.die();
  connections.remove(dying);
  expect(other.received.map(({ socket }) => socket)).toEqual(dying.received.map(({ socket }) => socket));
  expect(other.received[0]?.socket.destroyed).toBe(false);
});

test("a connection that a process received is closed here and not handed out again", async () => {
  const [first, other] = [createReceiver(), createReceiver()];
  connections.handleMessage(first, { ready: true });
  const isReceived = first.next();
  visit();
  await isReceived;
  connections.handleMessage(first, { received: first.received[0]?.id ?? 0 });
  connections.handleMessage(other, { ready: true });
  connections.remove(first);
  expect(first.received[0]?.socket.destroyed).toBe(true);
  expect(other.received).toEqual([]);
});

test("while no process is ready they wait for one", async () => {
  const client = visit();
  await new Promise((resolve) => client.once("connect", resolve));
  const receiver = createReceiver();
  const isReceived = receiver.next();
  connections.handleMessage(receiver, { ready: true });
  await isReceived;
  expect(receiver.received).toHaveLength(1);
});
