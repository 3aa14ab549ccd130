import { createHmac } from "node:crypto";
import { areSecretsEqual } from "../../equal-secrets";

const STEP_SECONDS = 30;
const DIGITS = 6;
const STEP_OFFSETS = [0, -1, 1];

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

function decodeBase32(secret: string): Buffer {
  const bits = [...secret.toUpperCase()]
    .map((letter) => ALPHABET.indexOf(letter))
    .filter((value) => value >= 0)
    .map((value) => value.toString(2).padStart(5, "0"))
    .join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
}

export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / STEP_SECONDS);

/** HMAC-SHA-1, six digits (RFC 6238). */
export function generateCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac("sha1", decodeBase32(secret)).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 15;
  const value = (digest.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS;
  return String(value).padStart(DIGITS, "0");
}

/** Tolerates clock drift. */
export function findStep(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const steps = STEP_OFFSETS.map((stepOffset) => stepAt(now) + stepOffset);
  return steps.find((step) => areSecretsEqual(code, generateCode(secret, step))) ?? null;
}
