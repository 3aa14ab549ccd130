"use client";

import { useLocale, useTranslations } from "next-intl";
import useSWR from "swr";
import { LoadFailed } from "@/components/delivery/load-failed";
import { Skeleton } from "@/components/ui/skeleton";
import { door } from "@/lib/cart/door";
import type { UserDetail } from "@/lib/ebsn/domain/profile";
import { localPath } from "@/lib/i18n/local-path";
import { accountPaths } from "@/lib/account-paths";
import { ProfileIncomplete } from "./profile-incomplete";
import styles from "./profile.module.css";
import { ProfileUpdateConsents } from "./profile-update-consents";
import { ProfileUpdateEmail } from "./profile-update-email";
import { ProfileUpdateForm } from "./profile-update-form";
import { ProfileUpdateHousehold } from "./profile-update-household";
import own from "./profile-update.module.css";

const readDetail = () => door<UserDetail | null>("registration/user_detail");

/** The customer's own data, each part saved by itself. `emailChanged`: the new e-mail has just been confirmed. */
export function ProfileUpdatePage({ emailChanged }: { emailChanged: boolean }) {
  const t = useTranslations("profile");
  const href = localPath(useLocale());
  const { data, error, mutate } = useSWR("registration/user_detail", readDetail);
  const failed = (error !== undefined && data === undefined) || data === null;
  return (
    <>
      <h1>{t("details.title")}</h1>
      {emailChanged && (
        <p role="status" className={own.notice}>
          {t("details.emailChanged")}
        </p>
      )}
      <ProfileIncomplete />
      {failed && <LoadFailed onRetry={() => void mutate()} />}
      {data === undefined && !failed && <Skeleton height="28rem" radius="var(--radius-l)" />}
      {data && (
        <>
          <section className={styles.panel} aria-labelledby="person-title">
            <h2 id="person-title">{t("details.person")}</h2>
            <ProfileUpdateForm user={data} />
          </section>
          <section className={styles.panel} aria-labelledby="access-title">
            <h2 id="access-title">{t("details.access")}</h2>
            <ProfileUpdateEmail user={data} onAsked={() => void mutate()} />
            <p className={own.access}>
              <a href={href(accountPaths.changePassword())}>{t("password.title")}</a>
              <a href={href(accountPaths.secondFactor())}>{t("mfa.title")}</a>
            </p>
          </section>
          <section className={styles.panel} aria-labelledby="home-title">
            <h2 id="home-title">{t("details.home")}</h2>
            <ProfileUpdateHousehold
              user={data}
              onSaved={(user) => void mutate(user, { revalidate: false })}
            />
          </section>
          <ProfileUpdateConsents />
          <p className={own.end}>
            <a href={href(accountPaths.deleteAccount())}>{t("deletion.title")}</a>
          </p>
        </>
      )}
    </>
  );
}
