type Message = Pick<Body, "body">;

/** Whether the body was read to its end. */
export async function readChunks(
  { body }: Message,
  maxBytes: number,
  take: (chunk: Uint8Array) => void | Promise<void>,
): Promise<boolean> {
  const reader = body?.getReader();
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

/** Null: longer than allowed. */
export async function readTextBody(message: Message, maxBytes: number): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  const isWhole = await readChunks(message, maxBytes, (chunk) => void chunks.push(chunk));
  // Without a byte order mark, as `Response.text` has it.
  return isWhole ? new TextDecoder().decode(Buffer.concat(chunks)) : null;
}
