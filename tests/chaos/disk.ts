import { spawnSync } from "node:child_process";
import { closeSync, mkdirSync, openSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";

const PRELOAD = ["--import", "./tests/support/full-disk-process.mjs"];
const DISK_MB = 512;
const BLOCKS = [65_536, 4096];

export type Disk = { name: string; fill(): void; free(): void };

/** Simulates a full disk for one program while the file `flag` exists; needs no privileges. */
function limitedDisk(name: string, folder: string, flag: string) {
  return {
    name,
    preload: PRELOAD,
    env: { FULL_DISK_FOLDER: folder, FULL_DISK_FLAG: flag },
    fill: () => writeFileSync(flag, ""),
    free: () => rmSync(flag, { force: true }),
  };
}

export const disksOf = (folder: string) => ({
  backend: limitedDisk("disk of the backend", join(folder, "data"), join(folder, "backend-full")),
  storefront: limitedDisk(
    "disk of the storefront",
    join(process.env.NEXT_DIST_DIR || ".next", "cache"),
    join(folder, "storefront-full"),
  ),
});

function takeAll(path: string): void {
  const file = openSync(path, "w");
  for (const size of BLOCKS)
    try {
      for (;;) writeSync(file, Buffer.alloc(size, 1));
    } catch {
      // Nothing of this size is left.
    }
  closeSync(file);
}

/** A small tmpfs; null without permission to mount one. */
export function mountDisk(folder: string): (Disk & { remove(): void }) | null {
  mkdirSync(folder);
  const isMounted =
    spawnSync("mount", ["-t", "tmpfs", "-o", `size=${DISK_MB}m,mode=777`, "tmpfs", folder]).status === 0;
  if (!isMounted) return null;
  const ballast = join(folder, "ballast");
  return {
    name: "disk of the database",
    fill: () => takeAll(ballast),
    free: () => rmSync(ballast, { force: true }),
    remove: () => void spawnSync("umount", [folder]),
  };
}
