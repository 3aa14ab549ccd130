"use client";

import { useTranslations } from "next-intl";
import { Dialog } from "@/components/ui/dialog";
import { LoginForm } from "./login-form";
import { LoginWays } from "./login-ways";
import styles from "./login.module.css";

type Props = { width: number; onSettle: (signedIn: boolean) => void };

export function LoginDialog({ width, onSettle }: Props) {
  const t = useTranslations("login");
  return (
    <Dialog open title={t("dialogTitle")} width={width} onClose={() => onSettle(false)}>
      <p className={styles.intro}>{t("dialogIntro")}</p>
      <LoginForm idPrefix="login-dialog" onDone={() => onSettle(true)} />
      <LoginWays />
    </Dialog>
  );
}
