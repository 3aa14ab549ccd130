"use client";

import { useLocale, useTranslations } from "next-intl";
import { LoadError } from "@/components/ui/load-error";
import { Panel } from "@/components/ui/panel";
import { Skeleton } from "@/components/ui/skeleton";
import { localizePath } from "@/lib/i18n/locale-path";
import { accountPaths } from "@/lib/paths/account-paths";
import { CustomerOnly } from "@/components/forms/customer-only";
import { useUserDetail } from "@/components/forms/use-user-detail";
import { IncompleteProfileNotice } from "./incomplete-profile-notice";
import { Alert } from "@/components/ui/alert";
import { DropParameter } from "@/components/ui/drop-parameter";
import { Link } from "@/components/ui/link";
import { AccountCopy } from "./account-copy";
import { ProfileUpdateConsents } from "./profile-update-consents";
import { ProfileUpdateEmail } from "./profile-update-email";
import { ProfileUpdateForm } from "./profile-update-form";
import { ProfileUpdateUsername } from "./profile-update-username";
import { ProfileUpdateHouseholdSize } from "./profile-update-household-size";
import updateStyles from "./profile-update.module.css";

export function ProfileUpdatePage({ emailChanged }: { emailChanged: boolean }) {
  const t = useTranslations();
  const href = localizePath(useLocale());
  const { user, failed, error, mutate } = useUserDetail();
  return (
    <>
      <h1>{t("profile.details.title")}</h1>
      {emailChanged && <DropParameter name="emailchanged" />}
      {emailChanged && <Alert tone="success">{t("profile.details.emailChanged")}</Alert>}
      <IncompleteProfileNotice />
      {failed && <LoadError error={error} onRetry={() => void mutate()} />}
      {user === undefined && !failed && <Skeleton height="28rem" radius="var(--radius-l)" />}
      {user && (
        <>
          <Panel aria-labelledby="person-title">
            <h2 id="person-title">{t("profile.details.person")}</h2>
            <ProfileUpdateForm user={user} />
          </Panel>
          <Panel aria-labelledby="access-title">
            <h2 id="access-title">{t("profile.details.access")}</h2>
            <CustomerOnly>
              <ProfileUpdateEmail user={user} onRequested={() => void mutate()} />
              <ProfileUpdateUsername
                user={user}
                onSaved={(user) => void mutate(user, { revalidate: false })}
              />
              <p className={updateStyles.access}>
                <Link href={href(accountPaths.changePassword())}>{t("profile.password.title")}</Link>
                <Link href={href(accountPaths.secondFactor())}>{t("profile.mfa.title")}</Link>
              </p>
            </CustomerOnly>
          </Panel>
          <Panel aria-labelledby="home-title">
            <h2 id="home-title">{t("profile.details.home")}</h2>
            <ProfileUpdateHouseholdSize
              user={user}
              onSaved={(user) => void mutate(user, { revalidate: false })}
            />
          </Panel>
          <CustomerOnly isSilent>
            <ProfileUpdateConsents />
            <AccountCopy />
            <p className={updateStyles.deleteLink}>
              <Link href={href(accountPaths.deleteAccount())}>{t("profile.deletion.title")}</Link>
            </p>
          </CustomerOnly>
        </>
      )}
    </>
  );
}
