import { getLocale, getTranslations } from "next-intl/server";
import { answersOf } from "@/components/account/request-answers";
import { RequestStatusBadge, SentOn } from "@/components/account/request-status";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Field } from "@/components/ui/field";
import { backofficePaths } from "@/lib/backoffice-paths";
import type { StaffForm } from "@/lib/ebsn/domain/form-request";
import { localPath } from "@/lib/i18n/local-path";
import type { FormField } from "@/lib/rules/form-fields";
import request from "../account/request.module.css";
import styles from "./backoffice.module.css";

type Props = {
  userId: number | null;
  cuFormId: number | null;
  /** null: none was asked for, or it could not be read. */
  request: StaffForm | null;
  /** of the form it was sent with; null: the shop no longer has it. */
  fields: FormField[] | null;
  /** why it could not be read; null: nothing went wrong. */
  problem: string | null;
};

/** What a customer sent by one of the shop's forms, for those who answer it. */
export async function StaffRequestPage({ userId, cuFormId, request: sent, fields, problem }: Props) {
  const [t, locale] = await Promise.all([getTranslations("backoffice.requests"), getLocale()]);
  const to = localPath(locale);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t("title")}</h1>
        <a href={to(backofficePaths.customers())}>{t("toCustomers")}</a>
      </header>
      <p className={styles.soft}>{t("intro")}</p>
      <form method="get" action={to(backofficePaths.requests())} className={styles.search}>
        <Field
          name="user_id"
          id="request-user"
          label={t("user")}
          defaultValue={userId ?? ""}
          inputMode="numeric"
          pattern="[0-9]+"
          maxLength={10}
          required
        />
        <Field
          name="cu_form_id"
          id="request-form"
          label={t("form")}
          defaultValue={cuFormId ?? ""}
          inputMode="numeric"
          pattern="[0-9]+"
          maxLength={10}
          required
        />
        <Button type="submit">{t("submit")}</Button>
      </form>
      {problem !== null && (
        <EmptyState icon="warning" title={t("failed")}>
          <p role="alert">{problem}</p>
        </EmptyState>
      )}
      {sent && <StaffRequest sent={sent} fields={fields} />}
    </div>
  );
}

async function StaffRequest({ sent, fields }: { sent: StaffForm; fields: FormField[] | null }) {
  const [t, words, locale] = await Promise.all([
    getTranslations("backoffice.requests"),
    getTranslations("requests"),
    getLocale(),
  ]);
  const { firstName, lastName, email } = sent.sender;
  const name = `${firstName} ${lastName}`.trim();
  const answers = answersOf(fields ?? [], sent.content, { yes: words("yes"), no: words("no"), locale });
  return (
    <article className={styles.results}>
      <header className={styles.head}>
        <div>
          <h2>{sent.name || words("unnamed")}</h2>
          <p className={styles.soft}>
            {t("number", { cuFormId: sent.cuFormId })} · <SentOn sentAt={sent.sentAt} />
          </p>
          <p>
            {t("from", { name: name || email })} {name && email && <a href={`mailto:${email}`}>{email}</a>}
          </p>
        </div>
        <RequestStatusBadge status={sent.status} />
      </header>
      <section className={request.content} aria-labelledby="sent-by-customer">
        <h2 id="sent-by-customer">{t("sent")}</h2>
        {fields ? (
          <dl>
            {answers.map(({ name: field, label, value }) => (
              <div key={field}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        ) : (
          <p>{t("gone")}</p>
        )}
      </section>
    </article>
  );
}
