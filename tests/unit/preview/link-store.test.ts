/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addLink, isLinkOpen, listLinks, revokeLink } from "@/lib/preview/link-store";
import { env } from "@/lib/env";
import { limitDisk } from "@/tests/support/full-disk.mjs";

jest.mock("@/lib/env", () => ({ env: jest.fn() }));

const NOW = new Date("2026-11-20T09:00:00Z");
const SECONDS = NOW.getTime() / 1000;

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "madia-links-"));
  jest.mocked(env).mockReturnValue({ redisUrl: null, dataDir } as ReturnType<typeof env>);
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const link = (linkId: string, more: Partial<Parameters<typeof addLink>[0]> = {}) => ({
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

test("a link is open until it is revoked, for every process that reads the folder", async () => {
  await addLink(link(FIRST));
  expect(await isLinkOpen(FIRST)).toBe(true);
  await revokeLink(FIRST, NOW);
  expect(await isLinkOpen(FIRST)).toBe(false);
  expect(await listLinks(NOW)).toEqual([link(FIRST, { revokedAt: SECONDS })]);
});

test("lists the newest first and forgets what has ended", async () => {
  await addLink(link(FIRST));
  await addLink(link(SECOND, { createdAt: SECONDS + 60, until: SECONDS + 6000 }));
  expect((await listLinks(NOW)).map(({ linkId }) => linkId)).toEqual([SECOND, FIRST]);
  const later = new Date(NOW.getTime() + 700_000);
  expect((await listLinks(later)).map(({ linkId }) => linkId)).toEqual([SECOND]);
  expect(readdirSync(join(dataDir, "preview-links"))).toEqual([`${SECOND}.json`]);
});

test("unknown and unreadable links are closed", async () => {
  await addLink(link(FIRST));
  writeFileSync(join(dataDir, "preview-links", `${FIRST}.json`), "{");
  expect([await isLinkOpen(FIRST), await isLinkOpen(SECOND)]).toEqual([false, false]);
  expect(await listLinks(NOW)).toEqual([]);
});

test("on a full disk no link is given out, and one can still be closed", async () => {
  await addLink(link(FIRST));
  const restore = limitDisk(dataDir, () => true);
  try {
    await expect(addLink(link(SECOND))).rejects.toThrow("ENOSPC");
    await revokeLink(FIRST, NOW);
  } finally {
    restore();
  }
  expect(readdirSync(join(dataDir, "preview-links"))).toEqual([]);
  expect([await isLinkOpen(FIRST), await isLinkOpen(SECOND)]).toEqual([false, false]);
  await addLink(link(SECOND));
  expect(await isLinkOpen(SECOND)).toBe(true);
});
