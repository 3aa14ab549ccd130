import { lockFolder } from "@/backend/db/lock";

/** Holds the lock of a folder until its input ends. */
async function main([folder = "", beatMs = "50"]: string[]): Promise<void> {
  try {
    const unlock = await lockFolder(folder, { beatMs: Number(beatMs) });
    process.stdout.write("locked\n");
    process.stdin.resume().once("end", () => unlock());
  } catch (error) {
    process.stdout.write(`${(error as Error).message}\n`);
  }
}

void main(process.argv.slice(2));
