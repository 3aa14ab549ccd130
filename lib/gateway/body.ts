import { isWithinJsonLimits } from "../rules/json-limits";
import { log } from "../log";
import { InvalidUpload, Spool, TooLarge } from "../uploads/spool";
import type { GatewayErrorReason } from "./gateway-response";

const MAX_BYTES = 64 * 1024;

export type BodyResult = { params: Record<string, unknown> } | { error: GatewayErrorReason };

const isJson = ({ headers }: Request) => /^application\/json\b/i.test(headers.get("content-type") ?? "");

const isLongerThan = ({ headers }: Request, maxBytes: number) =>
  Number(headers.get("content-length") ?? 0) > maxBytes;

async function readChunks(
  request: Request,
  maxBytes: number,
  take: (chunk: Uint8Array) => void | Promise<void>,
): Promise<boolean> {
  const reader = request.body?.getReader();
  if (!reader) return true;
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return true;
      size += value.byteLength;
      if (size > maxBytes) break;
      await take(value);
    }
  } catch (error) {
    await reader.cancel();
    throw error;
  }
  await reader.cancel();
  return false;
}

export async function readTextBody(request: Request, maxBytes: number): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  const isWhole = await readChunks(request, maxBytes, (chunk) => void chunks.push(chunk));
  return isWhole ? Buffer.concat(chunks).toString("utf8") : null;
}

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
