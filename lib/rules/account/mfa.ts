const MFA_ERRORS = ["required", "resent", "wrong", "expired", "too_soon", "too_many"] as const;

export type MfaError = (typeof MFA_ERRORS)[number];

const CODE_PREFIX = "error.login.mfa_pin.";

export const mfaErrorCode = (error: MfaError): string => `${CODE_PREFIX}${error}`;

export const parseMfaErrorCode = (code: string): MfaError | null =>
  MFA_ERRORS.find((error) => mfaErrorCode(error) === code) ?? null;

export function pinOf(text: string): string {
  const pin = text.replace(/\s/g, "");
  return /^\d{6}$/.test(pin) ? pin : "";
}
