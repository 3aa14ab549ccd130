import { createHmac, timingSafeEqual } from "node:crypto";

const FRESH_SECONDS = 5 * 60;

/** Signature of a message sent at a time (Unix seconds): hexadecimal HMAC-SHA256 of `time.message`. */
export function signMessage(message: string, time: number, secret: string): string {
  return createHmac("sha256", secret).update(`${time}.${message}`).digest("hex");
}

type Signed = { message: string; time: string | null; signature: string | null; secret: string; now: number };

/** Whether the signature is the secret's own and within five minutes of `now` (ms); takes the same time for right and wrong. */
export function isSigned({ message, time, signature, secret, now }: Signed): boolean {
  if (!time || !signature || !/^\d{10}$/.test(time) || !/^[0-9a-f]{64}$/.test(signature)) return false;
  const expected = Buffer.from(signMessage(message, Number(time), secret));
  const isEqual = timingSafeEqual(expected, Buffer.from(signature));
  return isEqual && Math.abs(now / 1000 - Number(time)) <= FRESH_SECONDS;
}
