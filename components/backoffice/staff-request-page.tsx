import { getLocale, getTranslations } from "next-intl/server";
import { answersOf } from "@/components/requests/request-answers";
import { RequestAnswersList } from "@/components/requests/request-answers-list";
import { RequestStatusBadge, SentDate } from "@/components/requests/request-status";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { backofficePaths } from "@/lib/backoffice-paths";
import type { StaffForm } from "@/lib/ebsn/domain/form-request";
import { localizePath } from "@/lib/i18n/locale-path";
import type { FormField } from "@/lib/rules/form-fields";
import styles from "./backoffice.module.css";
import type { StaffAction } from "./staff-action-form";
import { type AnswerAction, StaffAnswerForm } from "./staff-answer-form";
import { StaffNav } from "./staff-nav";

type Props = {
  request: StaffForm | null;
  /** Null: the shop no longer has the form. */
  fields: FormField[] | null;
  errorMessage: string;
  actions: { answer: AnswerAction; close: StaffAction };
};

export async function StaffRequestPage({ request, fields, errorMessage, actions }: Props) {
  const [t, locale] = await Promise.all([getTranslations("backoffice.requests"), getLocale()]);
  return (
    <div className={styles.page}>
      <StaffNav current="requests" />
      <p>
        <Link href={localizePath(locale)(backofficePaths.requests())}>{t("toInbox")}</Link>
      </p>
      {request ? (
        <>
          <StaffRequest staffRequest={request} fields={fields} />
          <StaffAnswerForm request={request} actions={actions} />
        </>
      ) : (
        <EmptyState icon="warning" heading="h1" title={t("failed")}>
          <p role="alert">{errorMessage}</p>
        </EmptyState>
      )}
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
          <h1>{staffRequest.name || tRequests("unnamed")}</h1>
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
      {staffRequest.answer && staffRequest.answeredBy && (
        <section className={styles.answer}>
          <h2>{t("answered", { name: staffRequest.answeredBy })}</h2>
          <p>{staffRequest.answer}</p>
        </section>
      )}
    </article>
  );
}
