"use client";

import { useTranslations } from "next-intl";
import forms from "@/components/forms/forms.module.css";
import { parseMfaErrorCode } from "@/lib/rules/mfa";
import styles from "./login.module.css";

/** Codes that ask for a pin rather than reject one. */
const PIN_REQUESTS = ["required", "resent"];

export function LoginPinMessage({ code, message }: { code: string; message: string }) {
  const t = useTranslations("login.pin.said");
  const pinError = parseMfaErrorCode(code);
  const isRequest = pinError !== null && PIN_REQUESTS.includes(pinError);
  // Only the server's message says how long to wait.
  const text = pinError === null || pinError === "too_many" ? message : t(pinError);
  return (
    <div role={isRequest ? "status" : "alert"} className={isRequest ? styles.pinRequest : forms.summary}>
      <p>{text}</p>
    </div>
  );
}
