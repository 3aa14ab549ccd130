import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createPictureJob, createPictureCache, type PictureJob } from "@/backend/pictures/cache";
import type { PictureSpec } from "@/backend/pictures/spec";
import { packSample } from "./spec-samples";

// Rendering is CPU-bound: leave room for a busy machine.
jest.setTimeout(60_000);

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), "pictures-"));
});

afterEach(() => rm(dir, { recursive: true, force: true }));

const packJob = (spec: PictureSpec, width: number) => createPictureJob({ kind: "pack", spec, width });

/** A job whose rendering waits until `release` is called. */
function createSlowJob(key: string) {
  let release = () => {};
  const blocked = new Promise<void>((resolve) => (release = resolve));
  const render = jest.fn(async () => {
    await blocked;
    return Buffer.from(key);
  });
  return { job: { key, render } satisfies PictureJob, render, release: () => release() };
}

const flushPromises = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

async function waitUntil(done: () => boolean): Promise<void> {
  while (!done()) await flushPromises();
}

it("renders a picture once for concurrent requests", async () => {
  const cache = createPictureCache(dir);
  const slowJob = createSlowJob("aa11");
  const requests = [cache.get(slowJob.job), cache.get(slowJob.job), cache.get(slowJob.job)];
  slowJob.release();
  const pictures = await Promise.all(requests);
  expect(pictures.map(String)).toEqual(["aa11", "aa11", "aa11"]);
  expect(slowJob.render).toHaveBeenCalledTimes(1);
});

it("renders at most two pictures at a time", async () => {
  const cache = createPictureCache(dir);
  const slowJobs = ["aa", "bb", "cc", "dd"].map(createSlowJob);
  const requests = slowJobs.map(({ job }) => cache.get(job));
  const countStarted = () => slowJobs.filter(({ render }) => render.mock.calls.length > 0).length;
  await waitUntil(() => countStarted() === 2);
  await flushPromises();
  expect(countStarted()).toBe(2);
  slowJobs.find(({ render }) => render.mock.calls.length > 0)?.release();
  await waitUntil(() => countStarted() === 3);
  slowJobs.forEach(({ release }) => release());
  await expect(Promise.all(requests)).resolves.toHaveLength(4);
});

describe("a picture that waits for many others", () => {
  const other = { key: "bb22", render: jest.fn(async () => Buffer.from("smaller")) };

  it("is another size that has been drawn, until it is drawn itself", async () => {
    const cache = createPictureCache(dir, { maxWaitMs: 0 });
    await cache.get(other);
    const slowJob = createSlowJob("aa11");
    const undrawn = createSlowJob("cc33");
    const first = await cache.getDrawn(slowJob.job, () => [undrawn.job, other]);
    expect([String(first.picture), first.isSubstitute]).toEqual(["smaller", true]);
    expect(undrawn.render).not.toHaveBeenCalled();
    slowJob.release();
    await cache.get(slowJob.job);
    // Reading a file takes longer than no time at all.
    const second = await createPictureCache(dir).getDrawn(slowJob.job, () => [other]);
    expect([String(second.picture), second.isSubstitute]).toEqual(["aa11", false]);
  });

  it("is waited for where no size has been drawn", async () => {
    const cache = createPictureCache(dir, { maxWaitMs: 0 });
    const slowJob = createSlowJob("aa11");
    const answer = cache.getDrawn(slowJob.job, () => [createSlowJob("cc33").job]);
    await flushPromises();
    slowJob.release();
    expect(await answer).toEqual({ picture: Buffer.from("aa11"), isSubstitute: false });
  });

  it("is another size when its drawing fails", async () => {
    const cache = createPictureCache(dir);
    await cache.get(other);
    const render = async () => Promise.reject(new Error("no"));
    expect((await cache.getDrawn({ key: "ff", render }, () => [other])).isSubstitute).toBe(true);
    await expect(cache.getDrawn({ key: "ff", render }, () => [])).rejects.toThrow("no");
  });
});

it("continues after a failed rendering and retries on the next request", async () => {
  const cache = createPictureCache(dir);
  const failingJob = {
    key: "ff",
    render: jest.fn().mockRejectedValueOnce(new Error("no")).mockResolvedValue(Buffer.from("yes")),
  };
  await expect(cache.get(failingJob)).rejects.toThrow("no");
  await expect(cache.get(failingJob).then(String)).resolves.toBe("yes");
});

it("reads pictures from disk after a restart", async () => {
  const job = packJob(packSample("jar"), 240);
  const first = await createPictureCache(dir).get(job);
  const render = jest.fn();
  const cached = await createPictureCache(dir).get({ key: job.key, render });
  expect(cached.equals(first)).toBe(true);
  expect(render).not.toHaveBeenCalled();
  const files = await readdir(dir, { recursive: true });
  expect(files.filter((name) => name.endsWith(".tmp"))).toEqual([]);
});

it("serves a picture that cannot be written to disk", async () => {
  const file = path.join(dir, "taken");
  await writeFile(file, "");
  const picture = await createPictureCache(file).get({ key: "ee", render: async () => Buffer.from("shown") });
  expect(String(picture)).toBe("shown");
});

it("derives the key from spec and width", () => {
  const jar = packSample("jar");
  const keys = [packJob(jar, 240), packJob(jar, 480), packJob({ ...jar, seed: 8 }, 240)].map(
    ({ key }) => key,
  );
  expect(new Set(keys).size).toBe(3);
  expect(packJob({ ...jar }, 240).key).toBe(keys[0]);
});
