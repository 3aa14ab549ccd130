"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog } from "@/components/ui/dialog";
import { Link } from "@/components/ui/link";
import { cookiePreferencesStore } from "@/lib/consent/cookie-preferences";
import { recordCookieChoice } from "@/lib/consent/record-choice";
import { formatInstant } from "@/lib/dates";
import { localizePath } from "@/lib/i18n/locale-path";
import { getPageLocale } from "@/lib/i18n/page-locale";
import { emit } from "@/lib/overlays/events";
import { paths } from "@/lib/paths/paths";
import { ALL_COOKIES, type CookieChoice, ONLY_TECHNICAL } from "@/lib/rules/account/cookie-consent";
import styles from "./cookie-dialog.module.css";

const KINDS = ["technical", "analytics", "profilation"] as const;

export function CookieDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("cookies");
  const locale = getPageLocale();
  const saved = cookiePreferencesStore.get();
  const [choice, setChoice] = useState<CookieChoice>({
    analytics: saved?.analytics ?? false,
    profilation: saved?.profilation ?? false,
  });

  function save(chosen: CookieChoice): void {
    const words = [t("intro"), ...KINDS.flatMap((kind) => [t(kind), t(`${kind}Text`)])];
    void recordCookieChoice(chosen, words.join("\n"));
    emit({ kind: "done", key: "cookies.done" });
    onClose();
  }

  return (
    <Dialog
      open
      title={t("title")}
      width={620}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" className={styles.button} onClick={() => save(ONLY_TECHNICAL)}>
            {t("reject")}
          </Button>
          <Button variant="secondary" className={styles.button} onClick={() => save(ALL_COOKIES)}>
            {t("accept")}
          </Button>
          <Button className={styles.button} onClick={() => save(choice)}>
            {t("save")}
          </Button>
        </>
      }
    >
      <p>
        {t("intro")} <Link href={localizePath(locale)(paths.page("cookie"))}>{t("policy")}</Link>
      </p>
      <ul className={styles.kinds}>
        {KINDS.map((kind) => (
          <li key={kind}>
            <Checkbox
              id={`cookies-${kind}`}
              label={<b>{t(kind)}</b>}
              checked={kind === "technical" || choice[kind]}
              disabled={kind === "technical"}
              aria-describedby={`cookies-${kind}-text`}
              onChange={({ target }) => setChoice({ ...choice, [kind]: target.checked })}
            />
            <p id={`cookies-${kind}-text`}>{t(`${kind}Text`)}</p>
          </li>
        ))}
      </ul>
      <p className={styles.state}>
        {saved
          ? t("saved", { date: formatInstant(new Date(saved.saveDate), locale), uuid: saved.uuid })
          : t("none")}
      </p>
    </Dialog>
  );
}
