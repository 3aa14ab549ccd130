import { existsSync } from "node:fs";
import { limitDisk } from "./full-disk.mjs";

/** Loaded before a program (`--import`): its FULL_DISK_FOLDER is full while the file FULL_DISK_FLAG is there. */
const { FULL_DISK_FOLDER, FULL_DISK_FLAG } = process.env;
if (FULL_DISK_FOLDER && FULL_DISK_FLAG) limitDisk(FULL_DISK_FOLDER, () => existsSync(FULL_DISK_FLAG));
