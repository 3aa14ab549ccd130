import { isWithinJsonLimits } from "../rules/json-limits";
import { log } from "../log";
import { readChunks, readTextBody } from "../upstream/read-body";
import { InvalidUpload, Spool, TooLarge } from "../uploads/spool";
import type { GatewayErrorReason } from "./gateway-response";

const MAX_BYTES = 64 * 1024;

export type BodyResult = { params: Record<string, unknown> } | { error: GatewayErrorReason };

const isJson = ({ headers }: Request) => /^application\/json\b/i.test(headers.get("content-type") ?? "");

const isLongerThan = ({ headers }: Request, maxBytes: number) =>
  Number(headers.get("content-length") ?? 0) > maxBytes;

function toParams(parse: () => unknown): BodyResult {
  try {
    const parsed = parse();
    if (parsed === null || typeof parsed !== "object" || Array.isArray(parsed)) return { error: "body" };
    return { params: parsed as Record<string, unknown> };
  } catch {
    return { error: "body" };
  }
}

/** An empty body is an empty object. */
export async function readBody(request: Request): Promise<BodyResult> {
  if (isLongerThan(request, MAX_BYTES)) return { error: "size" };
  const text = await readTextBody(request, MAX_BYTES).catch(() => undefined);
  if (text === undefined) return { error: "body" };
  if (text === null) return { error: "size" };
  if (text.trim() === "") return { params: {} };
  if (!isJson(request) || !isWithinJsonLimits(text)) return { error: "body" };
  return toParams(() => JSON.parse(text));
}

async function spoolBody(request: Request, maxBytes: number, spool: Spool): Promise<BodyResult> {
  if (isLongerThan(request, maxBytes)) return { error: "size" };
  try {
    if (!(await readChunks(request, maxBytes, (chunk) => spool.write(chunk)))) return { error: "size" };
  } catch (error) {
    if (error instanceof TooLarge) return { error: "size" };
    if (error instanceof InvalidUpload) return { error: "body" };
    log("warn", "upload", { reason: error instanceof Error ? error.message : "" });
    return { error: "busy" };
  }
  if (spool.isEmpty) return { params: {} };
  return isJson(request) ? toParams(() => spool.parse(isWithinJsonLimits)) : { error: "body" };
}

/** For a body with files, which are kept on disk instead of in memory until `handle` is done. */
export async function withSpooledBody<T>(
  request: Request,
  maxBytes: number,
  handle: (body: BodyResult) => Promise<T>,
): Promise<T> {
  const spool = new Spool();
  try {
    return await handle(await spoolBody(request, maxBytes, spool));
  } finally {
    await spool.remove().catch(() => undefined);
  }
}
