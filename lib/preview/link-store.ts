import "server-only";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { env } from "../env";
import { redisClient } from "../redis-client";
import { withTimeout } from "../upstream/with-timeout";

const linkSchema = z.object({
  linkId: z.string().regex(/^[\w-]{16,40}$/),
  path: z.string(),
  date: z.string(),
  time: z.string().optional(),
  drafts: z.boolean().optional(),
  warehouseId: z.number().optional(),
  segmentId: z.number().optional(),
  /** Unix seconds. */
  until: z.number(),
  createdAt: z.number(),
  createdBy: z.string(),
  revokedAt: z.number().nullable(),
});

export type SharedLink = z.output<typeof linkSchema>;

const REDIS_KEY = "madia:preview-links";
const REDIS_TIMEOUT_MS = 1000;

type Store = {
  get(linkId: string): Promise<string | null>;
  set(linkId: string, text: string): Promise<void>;
  remove(linkId: string): Promise<void>;
  all(): Promise<string[]>;
};

type RedisClient = Awaited<ReturnType<typeof redisClient>>;

function redisStore(url: string): Store {
  const run = <T>(command: (client: RedisClient) => Promise<T>) =>
    withTimeout(REDIS_TIMEOUT_MS, async () => command(await redisClient(url)));
  return {
    get: async (linkId) => (await run((client) => client.hGet(REDIS_KEY, linkId))) ?? null,
    set: async (linkId, text) => void (await run((client) => client.hSet(REDIS_KEY, linkId, text))),
    remove: async (linkId) => void (await run((client) => client.hDel(REDIS_KEY, linkId))),
    all: () => run((client) => client.hVals(REDIS_KEY)),
  };
}

const absentAsNull = (error: unknown) => {
  if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
  throw error;
};

/** One folder for all processes of a machine. */
function fileStore(folder: string): Store {
  const fileOf = (linkId: string) => join(folder, `${linkId}.json`);
  return {
    get: (linkId) => readFile(fileOf(linkId), "utf8").catch(absentAsNull),
    async set(linkId, text) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const draft = `${fileOf(linkId)}.${process.pid}`;
      try {
        await writeFile(draft, text, { mode: 0o600 });
        await rename(draft, fileOf(linkId));
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    remove: (linkId) => rm(fileOf(linkId), { force: true }),
    async all() {
      const names = (await readdir(folder).catch(absentAsNull)) ?? [];
      const texts = await Promise.all(
        names
          .filter((name) => /^[\w-]+\.json$/.test(name))
          .map((name) => readFile(join(folder, name), "utf8").catch(absentAsNull)),
      );
      return texts.filter((text) => text !== null);
    },
  };
}

function store(): Store {
  const { redisUrl, dataDir } = env();
  return redisUrl ? redisStore(redisUrl) : fileStore(join(dataDir, "preview-links"));
}

function parseLink(text: string | null): SharedLink | null {
  if (text === null) return null;
  try {
    return linkSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

const seconds = (now: Date) => Math.floor(now.getTime() / 1000);

export const addLink = (link: SharedLink): Promise<void> => store().set(link.linkId, JSON.stringify(link));

export async function listLinks(now: Date): Promise<SharedLink[]> {
  const links = (await store().all()).map(parseLink).filter((link) => link !== null);
  const ended = links.filter(({ until }) => until <= seconds(now));
  await Promise.all(ended.map(({ linkId }) => store().remove(linkId)));
  return links.filter((link) => !ended.includes(link)).sort((a, b) => b.createdAt - a.createdAt);
}

export async function revokeLink(linkId: string, now: Date): Promise<void> {
  const link = parseLink(await store().get(linkId));
  if (!link) return;
  // Removed if it cannot be marked on a full disk: unknown links are closed too.
  await addLink({ ...link, revokedAt: seconds(now) }).catch(() => store().remove(linkId));
}

/** False for unknown links and while the store cannot be read. */
export async function isLinkOpen(linkId: string): Promise<boolean> {
  try {
    return parseLink(await store().get(linkId))?.revokedAt === null;
  } catch {
    return false;
  }
}
