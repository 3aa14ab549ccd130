/** What a log-in with a second factor may still want. */
export const MFA_FAULTS = ["required", "resent", "wrong", "expired", "too_soon", "too_many"] as const;

export type MfaFault = (typeof MFA_FAULTS)[number];

const CODE = "error.login.mfa_pin.";

/** The shop's code of it: error.login.mfa_pin.wrong. */
export const mfaFault = (fault: MfaFault): string => `${CODE}${fault}`;

/** What a code wants of the pin; null: it speaks of something else. */
export const mfaFaultOf = (code: string): MfaFault | null =>
  MFA_FAULTS.find((fault) => mfaFault(fault) === code) ?? null;

/** The pin among what was typed or pasted: six digits, or "". */
export function pinOf(typed: string): string {
  const pin = typed.replace(/\s/g, "");
  return /^\d{6}$/.test(pin) ? pin : "";
}
