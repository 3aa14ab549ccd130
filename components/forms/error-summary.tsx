"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import styles from "./forms.module.css";

export type Fault = { id: string; message: string };

/** What is wrong with a form, each with a link to its field; takes the focus when it appears. */
export function ErrorSummary({ faults, attempt }: { faults: Fault[]; attempt: number }) {
  const t = useTranslations("forms");
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (faults.length === 0) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.summary}>
      <p>{t("faults", { count: faults.length })}</p>
      <ul>
        {faults.map(({ id, message }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(id)?.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
