import { apiFetch } from "../api/api-fetch";
import { leadingZeros, proofText } from "../rules/proof-of-work";

type Challenge = { challenge: string; difficulty: number };

const MAX_TRIES = 200_000;

export async function getToken(): Promise<string> {
  // Plain http has no digests.
  if (!globalThis.crypto.subtle) return "";
  const { challenge, difficulty } = await apiFetch<Challenge>("bot-check/challenge");
  const encoder = new TextEncoder();
  for (let nonce = 0; nonce < MAX_TRIES; nonce += 1) {
    const text = proofText(challenge, nonce);
    const digest = await crypto.subtle.digest("SHA-256", encoder.encode(text));
    if (leadingZeros(new Uint8Array(digest)) >= difficulty) return text;
  }
  return "";
}
