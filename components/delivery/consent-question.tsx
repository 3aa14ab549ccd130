"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog } from "@/components/ui/dialog";
import { MessageText } from "@/components/ui/message-text";
import { TextButton } from "@/components/ui/text-button";
import type { Disclaimer } from "@/lib/ebsn/domain/disclaimer";
import { contentLanguage } from "@/lib/i18n/content-language";
import { localizePath } from "@/lib/i18n/locale-path";
import styles from "./consents.module.css";

export type ConsentName = `consent-${number}`;

/** Name and id of the control. */
export const consentName = (disclaimerId: number): ConsentName => `consent-${disclaimerId}`;

type Props = {
  disclaimer: Disclaimer;
  answer: boolean | null;
  hasError: boolean;
  onAnswer: (given: boolean) => void;
};

/** Required notices are a checkbox, optional consents a yes or no. */
export function ConsentQuestion({ disclaimer, answer, hasError, onAnswer }: Props) {
  const t = useTranslations("consents");
  const { disclaimerId, title, content, url, more, required } = disclaimer;
  const locale = useLocale();
  const lang = contentLanguage(locale);
  const [isReading, setIsReading] = useState(false);
  const id = consentName(disclaimerId);
  const body = (
    <>
      <div className={styles.text} lang={lang}>
        <MessageText as="div" text="" html={content} />
      </div>
      {url && (
        <p>
          <a href={url.startsWith("/") ? localizePath(locale)(url) : url} target="_blank" rel="noopener">
            {t("read")}
          </a>
        </p>
      )}
      {more && (
        <>
          <TextButton aria-label={`${t("more")}: ${title}`} onClick={() => setIsReading(true)}>
            {t("more")}
          </TextButton>
          <Dialog open={isReading} title={title} width={480} onClose={() => setIsReading(false)}>
            <div className={styles.text} lang={lang}>
              <MessageText as="div" text="" html={more} />
            </div>
          </Dialog>
        </>
      )}
    </>
  );
  if (required) {
    return (
      <section className={styles.consent}>
        <h3 lang={lang}>{title}</h3>
        <div className={styles.body}>
          {body}
          <Checkbox
            id={id}
            name={id}
            checked={answer === true}
            label={t("haveRead")}
            error={hasError ? t("required") : undefined}
            onChange={(event) => onAnswer(event.target.checked)}
          />
        </div>
      </section>
    );
  }
  return (
    <fieldset className={styles.consent} aria-describedby={hasError ? `${id}-error` : undefined}>
      <legend lang={lang}>{title}</legend>
      <div className={styles.body}>
        {body}
        <div className={styles.choices}>
          {[true, false].map((given) => (
            <label key={String(given)}>
              <input
                type="radio"
                id={given ? id : undefined}
                name={id}
                value={given ? "1" : "0"}
                checked={answer === given}
                onChange={() => onAnswer(given)}
              />
              {t(given ? "give" : "deny")}
            </label>
          ))}
        </div>
        {hasError && (
          <p id={`${id}-error`} className={styles.error}>
            {t("unanswered")}
          </p>
        )}
      </div>
    </fieldset>
  );
}
