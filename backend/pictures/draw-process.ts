import { fork, type ChildProcess } from "node:child_process";
import { constants, setPriority } from "node:os";
import type { DrawPicture } from "./request";

const IDLE_MS = 15_000;

export type DrawReply = { id: number; picture?: Uint8Array; error?: string };

type Pending = { resolve(picture: Buffer): void; reject(error: Error): void };
type Options = { script: string; execArgv?: string[]; idleMs?: number };

function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Not permitted everywhere, and only a courtesy to other calls.
  }
}

/** Decoded artwork needs more memory than the rest of the backend, and drawing must not delay other calls. */
export function drawInProcess({ script, execArgv, idleMs = IDLE_MS }: Options): DrawPicture {
  const pending = new Map<number, Pending>();
  let child: ChildProcess | null = null;
  let idleTimer: NodeJS.Timeout | undefined;
  let lastId = 0;

  function settle({ id, picture, error }: DrawReply): void {
    const waiting = pending.get(id);
    pending.delete(id);
    if (picture) waiting?.resolve(Buffer.from(picture));
    else waiting?.reject(new Error(error ?? "No picture."));
    if (pending.size > 0) return;
    idleTimer = setTimeout(() => child?.disconnect(), idleMs).unref();
    child?.channel?.unref();
  }

  function start(): ChildProcess {
    const started = fork(script, [], {
      serialization: "advanced",
      ...(execArgv ? { execArgv } : {}),
    });
    lowerPriority(started);
    started.unref();
    started.on("message", (reply) => settle(reply as DrawReply));
    started.once("error", () => undefined);
    const forget = () => {
      if (child !== started) return;
      child = null;
      for (const [id] of pending) settle({ id, error: "The drawing process ended." });
    };
    started.once("disconnect", forget);
    started.once("exit", forget);
    return started;
  }

  return (request) =>
    new Promise((resolve, reject) => {
      clearTimeout(idleTimer);
      child ??= start();
      child.channel?.ref();
      lastId += 1;
      pending.set(lastId, { resolve, reject });
      child.send({ id: lastId, request });
    });
}
