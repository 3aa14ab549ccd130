import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { isRunning, ownIdentity } from "./process-identity";

const HEARTBEAT_MS = 2000;
/** Long enough for a process on a busy machine. */
const STALE_MS = 30_000;

const NAME = /^backend\.lock\.(\d+)$/;
const fileName = (turn: number) => `backend.lock.${turn}`;

const ownerSchema = z.object({
  token: z.string(),
  pid: z.number(),
  space: z.string(),
  start: z.string(),
  released: z.boolean(),
});

type Options = { heartbeatMs?: number; staleMs?: number; onCompromised?: () => void };

const listTurns = (folder: string) =>
  readdirSync(folder).flatMap((name) => {
    const [, turn] = NAME.exec(name) ?? [];
    return turn ? [Number(turn)] : [];
  });

const newestTurn = (folder: string) => Math.max(0, ...listTurns(folder));

/** null while its owner is still writing it. */
function readOwner(path: string) {
  try {
    return ownerSchema.parse(JSON.parse(readFileSync(path, "utf8")));
  } catch {
    return null;
  }
}

const mtimeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs;

/** Falls back to the heartbeat where process ids are not comparable. */
async function isLocked(path: string, staleMs: number, heartbeatMs: number): Promise<boolean> {
  const owner = readOwner(path);
  if (owner?.released) return false;
  const running = owner && isRunning(owner);
  if (typeof running === "boolean") return running;
  const first = mtimeOf(path);
  const giveUpAt = performance.now() + staleMs;
  while (first !== undefined && Date.now() - first < staleMs && performance.now() < giveUpAt) {
    await wait(heartbeatMs / 2);
    if (mtimeOf(path) !== first) return !readOwner(path)?.released;
  }
  return false;
}

/** Exactly one process can create the file of a turn; a late one finds a newer turn. */
function takeTurn(folder: string, turn: number, content: string): boolean {
  const path = join(folder, fileName(turn));
  try {
    writeFileSync(path, content, { flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    // A file without an owner would block others until it is stale.
    rmSync(path, { force: true });
    throw error;
  }
  if (newestTurn(folder) === turn) return true;
  rmSync(path, { force: true });
  return false;
}

function endAtOnce(): void {
  process.stderr.write("Another process has taken over the data folder; this one ends.\n");
  process.kill(process.pid, "SIGKILL");
}

/** Two processes would corrupt a PGlite folder. `backend.lock.<turn>` is kept: turns only increase. */
export async function lockFolder(
  folder: string,
  { heartbeatMs = HEARTBEAT_MS, staleMs = STALE_MS, onCompromised = endAtOnce }: Options = {},
): Promise<() => void> {
  mkdirSync(folder, { recursive: true });
  const owner = { token: randomUUID(), ...ownIdentity(), released: false };
  const previous = newestTurn(folder);
  const previousPath = join(folder, fileName(previous));
  if (previous > 0 && (await isLocked(previousPath, staleMs, heartbeatMs))) {
    const pid = readOwner(previousPath)?.pid ?? "unknown";
    throw new Error(`DATA_DIR ${folder} is in use by process ${pid}: stop it, or set DATA_DIR to another.`);
  }
  const turn = previous + 1;
  const path = join(folder, fileName(turn));
  if (!takeTurn(folder, turn, JSON.stringify(owner)))
    throw new Error(`DATA_DIR ${folder} has just been taken by another process: set DATA_DIR to another.`);
  for (const older of listTurns(folder).filter((other) => other < turn))
    rmSync(join(folder, fileName(older)), { force: true });

  const isOurs = () => newestTurn(folder) === turn && readOwner(path)?.token === owner.token;
  const beat = setInterval(() => {
    if (!isOurs()) {
      clearInterval(beat);
      return onCompromised();
    }
    const now = new Date();
    utimesSync(path, now, now);
  }, heartbeatMs);
  beat.unref();
  return () => {
    clearInterval(beat);
    if (!isOurs()) return;
    try {
      writeFileSync(path, JSON.stringify({ ...owner, released: true }));
    } catch {
      // On a full disk the lock is removed, which frees it.
      rmSync(path, { force: true });
    }
  };
}
