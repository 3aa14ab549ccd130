import type { Refusal } from "./answer";

const MOST_BYTES = 64 * 1024;

export type ReadBody = { bag: Record<string, unknown> } | { refused: Refusal };

/** The text of a body; null when it is longer than `most` bytes, which are not read on. */
export async function readText(request: Request, most: number): Promise<string | null> {
  const reader = request.body?.getReader();
  if (!reader) return "";
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks).toString("utf8");
    size += value.byteLength;
    if (size > most) {
      await reader.cancel();
      return null;
    }
    chunks.push(value);
  }
}

/** Reads a JSON object of at most 64 kB unless more is allowed; an empty body is an empty object. */
export async function readBody(request: Request, most = MOST_BYTES): Promise<ReadBody> {
  if (Number(request.headers.get("content-length") ?? 0) > most) return { refused: "size" };
  const text = await readText(request, most);
  if (text === null) return { refused: "size" };
  if (text.trim() === "") return { bag: {} };
  if (!/^application\/json\b/i.test(request.headers.get("content-type") ?? "")) return { refused: "body" };
  try {
    const parsed: unknown = JSON.parse(text);
    if (parsed === null || typeof parsed !== "object" || Array.isArray(parsed)) return { refused: "body" };
    return { bag: parsed as Record<string, unknown> };
  } catch {
    return { refused: "body" };
  }
}
