"use client";

import { useTranslations } from "next-intl";
import { Alert } from "@/components/ui/alert";
import { parseMfaErrorCode } from "@/lib/rules/account/mfa";

/** Codes that ask for a pin rather than reject one. */
const PIN_REQUESTS = ["required", "resent"];

export function LoginPinMessage({ code, message }: { code: string; message: string }) {
  const t = useTranslations("login.pin.message");
  const pinError = parseMfaErrorCode(code);
  const isRequest = pinError !== null && PIN_REQUESTS.includes(pinError);
  // Only the server's message says how long to wait.
  const text = pinError === null || pinError === "too_many" ? message : t(pinError);
  return (
    <Alert tone={isRequest ? "success" : "error"}>
      <p>{text}</p>
    </Alert>
  );
}
