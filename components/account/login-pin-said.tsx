"use client";

import { useTranslations } from "next-intl";
import forms from "@/components/forms/forms.module.css";
import { mfaFaultOf } from "@/lib/rules/mfa";
import styles from "./login.module.css";

/** What asks for a pin, rather than says that one was refused. */
const ASKING = ["required", "resent"];

/** What the shop says of the pin: a request as a notice, a refusal as one. */
export function LoginPinSaid({ code, message }: { code: string; message: string }) {
  const t = useTranslations("login.pin.said");
  const fault = mfaFaultOf(code);
  const isAsking = fault !== null && ASKING.includes(fault);
  // How long to wait is only in the shop's own words.
  const words = fault === null || fault === "too_many" ? message : t(fault);
  return (
    <div role={isAsking ? "status" : "alert"} className={isAsking ? styles.asking : forms.summary}>
      <p>{words}</p>
    </div>
  );
}
