import { getLocale, getTranslations } from "next-intl/server";
import { answersOf } from "@/components/requests/request-answers";
import { RequestAnswersList } from "@/components/requests/request-answers-list";
import { RequestStatusBadge, SentDate } from "@/components/requests/request-status";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Field } from "@/components/ui/field";
import { Link } from "@/components/ui/link";
import { backofficePaths } from "@/lib/backoffice-paths";
import type { StaffForm } from "@/lib/ebsn/domain/form-request";
import { localizePath } from "@/lib/i18n/locale-path";
import type { FormField } from "@/lib/rules/form-fields";
import styles from "./backoffice.module.css";

type Props = {
  userId: number | null;
  cuFormId: number | null;
  /** null: not requested, or failed. */
  request: StaffForm | null;
  /** Fields of the form; null: the shop no longer has it. */
  fields: FormField[] | null;
  /** Why it could not be read. */
  errorMessage: string | null;
};

export async function StaffRequestPage({
  userId,
  cuFormId,
  request: staffRequest,
  fields,
  errorMessage,
}: Props) {
  const [t, locale] = await Promise.all([getTranslations("backoffice.requests"), getLocale()]);
  const to = localizePath(locale);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t("title")}</h1>
        <Link href={to(backofficePaths.customers())}>{t("toCustomers")}</Link>
      </header>
      <p className={styles.muted}>{t("intro")}</p>
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
      {errorMessage !== null && (
        <EmptyState icon="warning" title={t("failed")}>
          <p role="alert">{errorMessage}</p>
        </EmptyState>
      )}
      {staffRequest && <StaffRequest staffRequest={staffRequest} fields={fields} />}
    </div>
  );
}

async function StaffRequest({
  staffRequest,
  fields,
}: {
  staffRequest: StaffForm;
  fields: FormField[] | null;
}) {
  const [t, tRequests, locale] = await Promise.all([
    getTranslations("backoffice.requests"),
    getTranslations("requests"),
    getLocale(),
  ]);
  const { firstName, lastName, email } = staffRequest.sender;
  const name = `${firstName} ${lastName}`.trim();
  const answers = answersOf(fields ?? [], staffRequest.content, {
    yes: tRequests("yes"),
    no: tRequests("no"),
    locale,
  });
  return (
    <article className={styles.results}>
      <header className={styles.head}>
        <div>
          <h2>{staffRequest.name || tRequests("unnamed")}</h2>
          <p className={styles.muted}>
            {t("number", { cuFormId: staffRequest.cuFormId })} · <SentDate sentAt={staffRequest.sentAt} />
          </p>
          <p>
            {t("from", { name: name || email })} {name && email && <a href={`mailto:${email}`}>{email}</a>}
          </p>
        </div>
        <RequestStatusBadge status={staffRequest.status} />
      </header>
      {fields ? <RequestAnswersList title={t("sent")} answers={answers} /> : <p>{t("gone")}</p>}
    </article>
  );
}
