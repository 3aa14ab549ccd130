"use client";

import { useLocale, useTranslations } from "next-intl";
import { useSWR } from "@/lib/state/use-swr";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Actions } from "@/components/ui/form-layout";
import { Panel } from "@/components/ui/panel";
import { Muted } from "@/components/ui/muted";
import { clearSent } from "@/components/forms/clear-sent";
import { useValidatedForm } from "@/components/forms/use-validated-form";
import { ValidatedForm } from "@/components/forms/validated-form";
import { accountPaths } from "@/lib/paths/account-paths";
import { apiFetch } from "@/lib/api/api-fetch";
import { copyText } from "@/lib/browser/copy-text";
import { share } from "@/lib/browser/share";
import type { Invitation } from "@/lib/ebsn/domain/benefits";
import { localizePath } from "@/lib/i18n/locale-path";
import { formatMoney } from "@/lib/money";
import { validateEmail } from "@/lib/rules/account/log-in";
import { elides, withElision } from "@/lib/rules/text/elision";
import { BenefitPage } from "./benefit-page";
import styles from "./benefits.module.css";

const readInvitation = () => apiFetch<Invitation>("friend-invitation/view");

export function InvitePage() {
  const t = useTranslations("benefits.invite");
  const locale = useLocale();
  const { data, error, mutate } = useSWR("friend-invitation/view", readInvitation);

  const rewards = data?.friends.filter(({ rewarded }) => rewarded).length ?? 0;
  const isOver = data !== undefined && rewards >= data.maxRewards;

  async function shareCode(code: string): Promise<void> {
    const url = new URL(localizePath(locale)(accountPaths.registration(code)), window.location.href).href;
    if (!(await share({ title: t("shareTitle"), url })))
      await copyText(url, { copied: "benefits.invite.copied", failed: "common.linkNotCopied" });
  }

  return (
    <BenefitPage
      title={t("title")}
      text={
        data &&
        t("text", {
          gift: formatMoney(data.friendGiftCents, locale),
          minimum: formatMoney(data.friendMinimumCents, locale),
          percentage: data.rewardPercentage,
          elides: elides(data.rewardPercentage),
          count: data.maxRewards,
        })
      }
      isLoaded={data !== undefined}
      error={data ? undefined : error}
      onRetry={() => void mutate()}
    >
      {data && (
        <Panel aria-labelledby="code-title">
          <h2 id="code-title">{t("code")}</h2>
          <p className={styles.code}>{data.invitationCode}</p>
          {data.rewardWithinHours !== undefined && (
            <p>{t("rewardWithin", { hours: data.rewardWithinHours })}</p>
          )}
          {data.rewardValidDays !== undefined && <p>{t("rewardValid", { days: data.rewardValidDays })}</p>}
          <Actions>
            <Button onClick={() => void shareCode(data.invitationCode)}>{t("share")}</Button>
          </Actions>
        </Panel>
      )}
      <Panel aria-labelledby="email-title">
        <h2 id="email-title">{t("emailTitle")}</h2>
        <InviteForm />
      </Panel>
      <Panel aria-labelledby="friends-title">
        <h2 id="friends-title">{t("friends")}</h2>
        {data?.friends.length === 0 && <Muted>{t("noFriends")}</Muted>}
        {isOver && <Muted>{t("allRewarded", { count: rewards })}</Muted>}
        <ul className={styles.movements}>
          {data?.friends.map(({ firstName, joinedDate, rewarded }, index) => (
            // Namesakes may register on the same day.
            <li key={index}>
              <b>{firstName}</b>
              <Muted>
                {t(rewarded ? "rewarded" : isOver ? "registered" : "joined", withElision(joinedDate))}
              </Muted>
            </li>
          ))}
        </ul>
      </Panel>
    </BenefitPage>
  );
}

function InviteForm() {
  const t = useTranslations("benefits.invite");
  const { field, form, isSubmitting, formProps } = useValidatedForm<{ email: string }>({
    id: "invite",
    defaultValues: { email: "" },
    validate: validateEmail,
    labelOf: () => t("email"),
    fieldOf: (code) => (code.startsWith("error.invitation.e_mail.") ? "email" : null),
    async onSubmit(values) {
      const email = values.email.trim();
      await apiFetch("friend-invitation/send", {
        body: { e_mail: email },
        success: { key: "benefits.invite.sent", values: { email } },
      });
      clearSent(form, values);
    },
  });
  return (
    <ValidatedForm formProps={formProps} isSubmitting={isSubmitting} submitLabel={t("send")}>
      <Field {...field("email")} type="email" autoComplete="off" hint={t("emailHint")} required />
    </ValidatedForm>
  );
}
