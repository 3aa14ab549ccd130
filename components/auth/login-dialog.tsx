"use client";

import { useTranslations } from "next-intl";
import { Dialog } from "@/components/ui/dialog";
import { LoginForm } from "./login-form";
import { LoginLinks } from "./login-links";
import styles from "./login.module.css";

type Props = { width: number; onResolve: (isSignedIn: boolean) => void };

export function LoginDialog({ width, onResolve }: Props) {
  const t = useTranslations("login");
  return (
    <Dialog open title={t("dialogTitle")} width={width} onClose={() => onResolve(false)}>
      <p className={styles.intro}>{t("dialogIntro")}</p>
      <LoginForm idPrefix="login-dialog" onDone={() => onResolve(true)} />
      <LoginLinks onGuest={() => onResolve(false)} />
    </Dialog>
  );
}
