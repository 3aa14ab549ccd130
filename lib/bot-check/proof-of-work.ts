import { apiFetch } from "../api/api-fetch";
import type { GetToken } from "./get-token";
import { leadingZeros, proofText } from "../rules/proof-of-work";

type Challenge = { challenge: string; difficulty: number };

const MAX_TRIES = 200_000;

export const getToken: GetToken = async (_siteKey, { signal }) => {
  // Plain http has no digests.
  if (!globalThis.crypto.subtle) return "";
  const { challenge, difficulty } = await apiFetch<Challenge>("bot-check/challenge");
  const encoder = new TextEncoder();
  for (let nonce = 0; nonce < MAX_TRIES && !signal.aborted; nonce += 1) {
    const text = proofText(challenge, nonce);
    const digest = await crypto.subtle.digest("SHA-256", encoder.encode(text));
    if (leadingZeros(new Uint8Array(digest)) >= difficulty) return text;
  }
  return "";
};
