import { readTextBody } from "./read-body";

/** A hundred products with all their fields, or all departments of a large shop, need less than a fourth of it. */
const MAX_BYTES = 16 * 1024 * 1024;

export class AnswerTooLong extends Error {
  constructor() {
    super(`an answer of more than ${MAX_BYTES} bytes`);
  }
}

/** A process would hold all of it in memory, and parse it at once. */
export async function readAnswer(response: Response): Promise<string> {
  const text = await readTextBody(response, MAX_BYTES);
  if (text === null) throw new AnswerTooLong();
  return text;
}
