import { redisClient } from "@/lib/redis-client";
import { addLink, isLinkOpen, listLinks, revokeLink, type SharedLink } from "@/lib/preview/link-store";
import { freePort } from "../../support/free-port";
import { hasRedis, TestRedis } from "../../support/redis";

let redisUrl: string | null = null;
jest.mock("@/lib/env", () => ({ env: () => ({ redisUrl, dataDir: "/nowhere" }) }));
jest.mock("@/lib/log", () => ({ log: jest.fn() }));

// A real Redis on a busy machine.
jest.setTimeout(120_000);

const NOW = new Date("2026-11-20T09:00:00Z");
const SECONDS = NOW.getTime() / 1000;

const link = (linkId: string, more: Partial<SharedLink> = {}): SharedLink => ({
  linkId,
  path: "/natale",
  date: "2026-12-15",
  time: "08:00",
  until: SECONDS + 600,
  createdAt: SECONDS,
  createdBy: "Irene",
  revokedAt: null,
  ...more,
});

const FIRST = "first-link-of-the-test";
const SECOND = "second-link-of-the-test";

(hasRedis ? describe : describe.skip)("links to previews in Redis", () => {
  let redis: TestRedis;

  beforeEach(async () => {
    redis = new TestRedis(await freePort());
    await redis.start();
    redisUrl = redis.url;
    const client = await redisClient(redis.url);
    if (!client.isReady) await new Promise((resolve) => client.once("ready", resolve));
  });

  afterEach(async () => {
    (await redisClient(redis.url)).destroy();
    await redis.stop();
  });

  test("are open until they are revoked", async () => {
    await addLink(link(FIRST));
    expect([await isLinkOpen(FIRST), await isLinkOpen(SECOND)]).toEqual([true, false]);
    await revokeLink(FIRST, NOW);
    expect(await isLinkOpen(FIRST)).toBe(false);
    expect(await listLinks(NOW)).toEqual([link(FIRST, { revokedAt: SECONDS })]);
  });

  test("are listed newest first, and forgotten in Redis too when they have ended", async () => {
    await addLink(link(FIRST));
    await addLink(link(SECOND, { createdAt: SECONDS + 60, until: SECONDS + 6000 }));
    expect((await listLinks(NOW)).map(({ linkId }) => linkId)).toEqual([SECOND, FIRST]);
    expect((await listLinks(new Date(NOW.getTime() + 700_000))).map(({ linkId }) => linkId)).toEqual([
      SECOND,
    ]);
    expect(await (await redisClient(redis.url)).hKeys("madia:preview-links")).toEqual([SECOND]);
  });

  test("one that cannot be read is closed, and so are all while Redis does not answer", async () => {
    await addLink(link(FIRST));
    await (await redisClient(redis.url)).hSet("madia:preview-links", SECOND, "{");
    expect((await listLinks(NOW)).map(({ linkId }) => linkId)).toEqual([FIRST]);
    redis.pause();
    expect(await isLinkOpen(FIRST)).toBe(false);
    redis.resume();
    expect(await isLinkOpen(FIRST)).toBe(true);
  });
});
