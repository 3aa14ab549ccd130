import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";

jest.setTimeout(180_000);

const SUPPORT = join(process.cwd(), "tests/support");
const PROGRAM = ["--import", join(SUPPORT, "full-disk-process.mjs"), join(SUPPORT, "database-process.mjs")];
const DISK_FULL = "53100";
/** Of the database's log. */
const SEGMENT_MB = 16;

describe("PGlite on a full disk", () => {
  let folder: string;
  let flag: string;
  /** Has a table with one confirmed line. */
  let template: string;

  const createFolder = () => mkdtempSync(join(tmpdir(), "madia-full-"));
  const dataDir = () => join(folder, "data");
  const useTemplate = () => cpSync(template, dataDir(), { recursive: true });

  beforeAll(async () => {
    folder = createFolder();
    const database = start();
    await database.next();
    await database.run("create table line (id serial primary key, text text)");
    await database.run("insert into line (text) values ('confirmed')");
    await database.close();
    template = dataDir();
  });
  afterAll(() => rmSync(dirname(template), { recursive: true }));

  beforeEach(() => {
    folder = createFolder();
    flag = join(folder, "full");
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const fill = () => writeFileSync(flag, "");
  const free = () => rmSync(flag);

  function start(env: Record<string, string> = {}) {
    const child: ChildProcessByStdio<Writable, Readable, Readable> = spawn(
      process.execPath,
      [...PROGRAM, dataDir()],
      {
        env: { ...process.env, FULL_DISK_FOLDER: dataDir(), FULL_DISK_FLAG: flag, ...env },
        stdio: ["pipe", "pipe", "pipe"],
      },
    );
    const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const errors: string[] = [];
    child.stderr.on("data", (chunk: Buffer) => errors.push(chunk.toString()));
    const ended = once(child, "exit") as Promise<[number | null, NodeJS.Signals | null]>;
    const next = async (): Promise<unknown> => {
      const { value, done } = await answers.next();
      return done ? "ended" : JSON.parse(value);
    };
    return {
      next,
      ended,
      errors,
      run: (statement: string) => {
        child.stdin.write(`${statement}\n`);
        return next();
      },
      close: () => {
        child.stdin.end();
        return ended;
      },
    };
  }

  test("rejects what does not fit, loses nothing it confirmed, and continues when there is space", async () => {
    useTemplate();
    const first = start();
    expect(await first.next()).toBe("open");
    fill();
    expect(
      await first.run("insert into line (text) select repeat('x', 500) from generate_series(1, 9999)"),
    ).toBe(DISK_FULL);
    expect(await first.run("select count(*)::int as lines from line")).toEqual([{ lines: 1 }]);
    free();
    expect(await first.run("insert into line (text) values ('later') returning text")).toEqual([
      { text: "later" },
    ]);
    await first.close();
    const again = start();
    await again.next();
    expect(await again.run("select text from line order by id")).toEqual([
      { text: "confirmed" },
      { text: "later" },
    ]);
    await again.close();
  });

  test("ends the process rather than confirm what its log could not take", async () => {
    useTemplate();
    const first = start();
    await first.next();
    fill();
    let answer: unknown;
    let confirmed = 1;
    // Written over in place: what grows is the log alone.
    for (let at = 0; at < SEGMENT_MB && answer !== "ended"; at += 1) {
      answer = await first.run("select pg_switch_wal()::text");
      if (answer === "ended") break;
      answer = await first.run("insert into line (text) values ('more') returning text");
      if (Array.isArray(answer)) confirmed += 1;
    }
    expect(answer).toBe("ended");
    expect((await first.ended)[1]).toBe("SIGKILL");
    expect(first.errors.join("")).toContain("disk of DATA_DIR");

    const whileFull = start();
    expect(await whileFull.next()).toBe("ended");
    free();
    const again = start();
    await again.next();
    expect(await again.run("select count(*)::int as lines from line")).toEqual([{ lines: confirmed }]);
    await again.close();
  });

  test("leaves no half of a new shop", async () => {
    fill();
    const first = start({ IS_NEW: "true" });
    expect(await first.next()).toBe("ended");
    expect(readdirSync(dataDir())).not.toContain("pglite");
    free();
    const again = start({ IS_NEW: "true" });
    expect(await again.next()).toBe("open");
    await again.close();
    expect(readdirSync(dataDir())).toContain("pglite");
  });
});
