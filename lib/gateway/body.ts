import { isParsable } from "../rules/json-limits";
import type { GatewayErrorReason } from "./answer";

const MAX_BYTES = 64 * 1024;

export type BodyResult = { params: Record<string, unknown> } | { error: GatewayErrorReason };

/** null when longer than `maxBytes`. */
export async function readText(request: Request, maxBytes: number): Promise<string | null> {
  const reader = request.body?.getReader();
  if (!reader) return "";
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks).toString("utf8");
    size += value.byteLength;
    if (size > maxBytes) {
      await reader.cancel();
      return null;
    }
    chunks.push(value);
  }
}

/** An empty body is an empty object. */
export async function readBody(request: Request, maxBytes = MAX_BYTES): Promise<BodyResult> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) return { error: "size" };
  const text = await readText(request, maxBytes);
  if (text === null) return { error: "size" };
  if (text.trim() === "") return { params: {} };
  if (!/^application\/json\b/i.test(request.headers.get("content-type") ?? "")) return { error: "body" };
  if (!isParsable(text)) return { error: "body" };
  try {
    const parsed: unknown = JSON.parse(text);
    if (parsed === null || typeof parsed !== "object" || Array.isArray(parsed)) return { error: "body" };
    return { params: parsed as Record<string, unknown> };
  } catch {
    return { error: "body" };
  }
}
