import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { resolve, sep } from "node:path";

/**
 * A disk that can be full: below `folder` no file grows while `isFull` says so, as the system refuses it (ENOSPC). What
 * a file has may be written over, and files may be removed.
 * @param {string} folder
 * @param {() => boolean} isFull
 */
export function limitDisk(folder, isFull) {
  const root = resolve(folder) + sep;
  /** @type {Map<number, string>} */
  const opened = new Map();
  const { openSync, writeSync, ftruncateSync, writeFileSync, promises } = fs;
  const { writeFile } = promises;

  const isBelow = (/** @type {unknown} */ path) => resolve(String(path)).startsWith(root);
  const noSpace = () =>
    Object.assign(new Error("ENOSPC: no space left on device, write"), {
      code: "ENOSPC",
      errno: -28,
      syscall: "write",
    });
  const sizeOf = (/** @type {number} */ fd) => fs.fstatSync(fd).size;

  /** @param {number} fd @param {number} end */
  const exceedsDisk = (fd, end) => opened.has(fd) && isFull() && end > sizeOf(fd);

  /** A file that is written whole is there with a part of it afterwards. @param {Parameters<typeof writeFileSync>} args */
  function writeHalf([path, data, options]) {
    const bytes = Buffer.from(/** @type {string} */ (data));
    writeFileSync(path, bytes.subarray(0, bytes.length >> 1), options);
    return noSpace();
  }

  const patched = {
    /** @param {Parameters<typeof openSync>} args */
    openSync(...args) {
      const fd = openSync(...args);
      if (isBelow(args[0])) opened.set(fd, String(args[0]));
      else opened.delete(fd);
      return fd;
    },
    /** @param {[number, NodeJS.ArrayBufferView, number?, number?, number?]} args */
    writeSync(...args) {
      const [fd, view, offset = 0, length = view.byteLength - offset, position] = args;
      if (exceedsDisk(fd, (position ?? sizeOf(fd)) + length)) throw noSpace();
      return writeSync(...args);
    },
    /** @param {number} fd @param {number} [length] */
    ftruncateSync(fd, length = 0) {
      if (exceedsDisk(fd, length)) throw noSpace();
      ftruncateSync(fd, length);
    },
    /** @param {Parameters<typeof writeFileSync>} args */
    writeFileSync(...args) {
      if (isFull() && isBelow(args[0])) throw writeHalf(args);
      writeFileSync(...args);
    },
  };
  Object.assign(fs, patched);
  promises.writeFile = async (...args) => {
    const [path, data] = args;
    if (isFull() && isBelow(path)) throw writeHalf([String(path), /** @type {string} */ (data)]);
    return writeFile(...args);
  };
  syncBuiltinESMExports();
  return () => {
    Object.assign(fs, { openSync, writeSync, ftruncateSync, writeFileSync });
    promises.writeFile = writeFile;
    syncBuiltinESMExports();
  };
}
