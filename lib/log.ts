import { writeLogLine } from "../config/log-line.mjs";

/** Never pass tokens, cookies, bodies or query strings. */
export const log = writeLogLine;
