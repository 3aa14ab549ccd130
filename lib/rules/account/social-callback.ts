type SocialCall = { path: string; body: Record<string, string> };

export const IDENTITY_FAILURE = "AJ001";

const PROVIDER_FAILURE = /^AP\d{1,9}$/;

/** `failure` null: the customer went back, which is no failure (OAuth 2.0, RFC 6749, 4.1.2.1). */
export function parseSocialCallback(query: URLSearchParams): SocialCall | { failure: string | null } | null {
  const errorCode = `AP${query.get("errorCode") ?? ""}`;
  if (PROVIDER_FAILURE.test(errorCode)) return { failure: errorCode };
  if (query.get("error") === "access_denied") return { failure: null };
  const code = query.get("code");
  if (code) return { path: "registration/social_user_detail", body: { code } };
  const [xUID, xUIDSignature, xsignatureTimestamp] = ["UID", "UIDSignature", "signatureTimestamp"].map(
    (name) => query.get(name),
  );
  if (!xUID || !xUIDSignature || !xsignatureTimestamp) return null;
  return { path: "finiper/verify-login", body: { xUID, xUIDSignature, xsignatureTimestamp } };
}

/** Failures of an identity provider with a specific text, by code. */
const DESCRIPTIONS = {
  200001: "cancelled",
  200009: "cancelled",
  403005: "session",
  403041: "disabled",
  403042: "wrong",
  403043: "taken",
} as const;

export type SocialFailure =
  | { kind: "failed" }
  | { kind: "unverified" }
  | {
      kind: "provider";
      code: string;
      description: (typeof DESCRIPTIONS)[keyof typeof DESCRIPTIONS] | "other";
    };

/** Only a known code is read from the URL, so that links cannot inject text. */
export function readSocialFailure(social: unknown): SocialFailure | null {
  if (social === undefined) return null;
  if (social === IDENTITY_FAILURE) return { kind: "unverified" };
  if (typeof social !== "string" || !PROVIDER_FAILURE.test(social)) return { kind: "failed" };
  const code = social.slice(2);
  return {
    kind: "provider",
    code,
    description: Object.hasOwn(DESCRIPTIONS, code)
      ? DESCRIPTIONS[Number(code) as keyof typeof DESCRIPTIONS]
      : "other",
  };
}
