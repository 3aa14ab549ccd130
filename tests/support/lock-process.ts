import { lockFolder } from "@/backend/db/lock";

/** Holds the lock of a folder until its input ends. */
async function main([folder = "", heartbeatMs = "50"]: string[]): Promise<void> {
  try {
    const unlock = await lockFolder(folder, { heartbeatMs: Number(heartbeatMs) });
    process.stdout.write("locked\n");
    process.stdin.resume().once("end", () => unlock());
  } catch (error) {
    process.stdout.write(`${(error as Error).message}\n`);
  }
}

void main(process.argv.slice(2));
