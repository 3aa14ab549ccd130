import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { ConcurrencyLimit } from "../../config/concurrency-limit.mjs";
import { drawHere } from "./draw-here";
import type { DrawPicture, PictureRequest } from "./request";
import { COMPOSER_VERSION } from "./version";

/** A picture's address stays when its product or the composer changes; its ETag does not. */
export const PICTURE_CACHE_CONTROL = "public, max-age=86400, stale-while-revalidate=604800";

/** `key` identifies the content. */
export type PictureJob = { key: string; render: () => Promise<Buffer> };

function hashKey(...parts: unknown[]): string {
  return createHash("sha256")
    .update(JSON.stringify([COMPOSER_VERSION, ...parts]))
    .digest("hex")
    .slice(0, 32);
}

const keyParts = (request: PictureRequest) =>
  request.kind === "scene"
    ? [request.kind, request.format, request.width, request.spec]
    : [request.kind, request.width, request.spec];

export function createPictureJob(request: PictureRequest, draw: DrawPicture = drawHere): PictureJob {
  return { key: hashKey(...keyParts(request)), render: () => draw(request) };
}

export type DrawnPicture = { picture: Buffer; isSubstitute: boolean };

export type PictureCache = {
  get(job: PictureJob): Promise<Buffer>;
  /** Where that takes long, one of the others that is on disk; the picture itself is drawn all the same. */
  getDrawn(job: PictureJob, getOthers: () => PictureJob[]): Promise<DrawnPicture>;
};

const MAX_CONCURRENT_RENDERS = 2;
/** A picture takes longer only while many others wait. */
const MAX_WAIT_MS = 4000;

/** Concurrent requests for a picture share one rendering. */
export function createPictureCache(dir: string, { maxWaitMs = MAX_WAIT_MS } = {}): PictureCache {
  const inFlight = new Map<string, Promise<Buffer>>();
  const rendering = new ConcurrencyLimit(MAX_CONCURRENT_RENDERS);

  const fileOf = ({ key }: PictureJob) => path.join(dir, key.slice(0, 2), `${key}.webp`);
  const read = (job: PictureJob) => readFile(fileOf(job)).catch(() => null);

  async function readOrRender(job: PictureJob): Promise<Buffer> {
    const cached = await read(job);
    if (cached) return cached;
    const picture = await rendering.run(job.render);
    await writePicture(fileOf(job), picture);
    return picture;
  }

  function get(job: PictureJob): Promise<Buffer> {
    const pending = inFlight.get(job.key);
    if (pending) return pending;
    const promise = readOrRender(job).finally(() => inFlight.delete(job.key));
    inFlight.set(job.key, promise);
    return promise;
  }

  async function readFirst(jobs: PictureJob[]): Promise<Buffer | null> {
    for (const job of jobs) {
      const picture = await read(job);
      if (picture) return picture;
    }
    return null;
  }

  return {
    get,
    async getDrawn(job, getOthers) {
      const drawing = get(job);
      const timeLimit = new AbortController();
      const drawn = await Promise.race([
        drawing.catch(() => null),
        setTimeout(maxWaitMs, null, { signal: timeLimit.signal, ref: false }).catch(() => null),
      ]);
      timeLimit.abort();
      if (drawn) return { picture: drawn, isSubstitute: false };
      const substitute = await readFirst(getOthers());
      return substitute
        ? { picture: substitute, isSubstitute: true }
        : { picture: await drawing, isSubstitute: false };
    },
  };
}

/** Renamed when complete, so that no reader sees a partial file; write errors are ignored. */
async function writePicture(file: string, picture: Buffer): Promise<void> {
  const tempFile = `${file}.${randomUUID()}.tmp`;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(tempFile, picture);
    await rename(tempFile, file);
  } catch {
    await rm(tempFile, { force: true }).catch(() => undefined);
  }
}
