"use client";

import { useLocale, useTranslations } from "next-intl";
import useSWR from "swr";
import { LoadError } from "@/components/delivery/load-error";
import { Skeleton } from "@/components/ui/skeleton";
import { apiFetch } from "@/lib/api/api-fetch";
import type { UserDetail } from "@/lib/ebsn/domain/profile";
import { localizePath } from "@/lib/i18n/locale-path";
import { accountPaths } from "@/lib/account-paths";
import { IncompleteProfileNotice } from "./incomplete-profile-notice";
import styles from "./profile.module.css";
import { ProfileUpdateConsents } from "./profile-update-consents";
import { ProfileUpdateEmail } from "./profile-update-email";
import { ProfileUpdateForm } from "./profile-update-form";
import { ProfileUpdateHousehold } from "./profile-update-household";
import updateStyles from "./profile-update.module.css";

const readDetail = () => apiFetch<UserDetail | null>("registration/user_detail");

export function ProfileUpdatePage({ emailChanged }: { emailChanged: boolean }) {
  const t = useTranslations("profile");
  const href = localizePath(useLocale());
  const { data, error, mutate } = useSWR("registration/user_detail", readDetail);
  const failed = (error !== undefined && data === undefined) || data === null;
  return (
    <>
      <h1>{t("details.title")}</h1>
      {emailChanged && (
        <p role="status" className={updateStyles.notice}>
          {t("details.emailChanged")}
        </p>
      )}
      <IncompleteProfileNotice />
      {failed && <LoadError onRetry={() => void mutate()} />}
      {data === undefined && !failed && <Skeleton height="28rem" radius="var(--radius-l)" />}
      {data && (
        <>
          <section className={styles.panel} aria-labelledby="person-title">
            <h2 id="person-title">{t("details.person")}</h2>
            <ProfileUpdateForm user={data} />
          </section>
          <section className={styles.panel} aria-labelledby="access-title">
            <h2 id="access-title">{t("details.access")}</h2>
            <ProfileUpdateEmail user={data} onRequested={() => void mutate()} />
            <p className={updateStyles.access}>
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
          <p className={updateStyles.deleteLink}>
            <a href={href(accountPaths.deleteAccount())}>{t("deletion.title")}</a>
          </p>
        </>
      )}
    </>
  );
}
