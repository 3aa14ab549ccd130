import { createHmac, timingSafeEqual } from "node:crypto";

const MAX_AGE_SECONDS = 5 * 60;

/** Hexadecimal HMAC-SHA256 of `time.message`; `time` in Unix seconds. */
export function signMessage(message: string, time: number, secret: string): string {
  return createHmac("sha256", secret).update(`${time}.${message}`).digest("hex");
}

type SignedMessage = {
  message: string;
  time: string | null;
  signature: string | null;
  secret: string;
  now: number;
};

/** `now` in milliseconds. Compares in constant time. */
export function isSignatureValid({ message, time, signature, secret, now }: SignedMessage): boolean {
  if (!time || !signature || !/^\d{10}$/.test(time) || !/^[0-9a-f]{64}$/.test(signature)) return false;
  const expected = Buffer.from(signMessage(message, Number(time), secret));
  const isEqual = timingSafeEqual(expected, Buffer.from(signature));
  return isEqual && Math.abs(now / 1000 - Number(time)) <= MAX_AGE_SECONDS;
}
