import { getLocale, getTranslations } from "next-intl/server";
import { answersOf } from "@/components/requests/request-answers";
import { RequestAnswersList } from "@/components/requests/request-answers-list";
import { RequestStatusBadge, SentDate } from "@/components/requests/request-status";
import { formatSentAt } from "@/components/requests/staff-answers";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { backofficePaths } from "@/lib/paths/backoffice-paths";
import type { StaffForm } from "@/lib/ebsn/domain/form-request";
import { localizePath } from "@/lib/i18n/locale-path";
import type { FormField } from "@/lib/rules/forms/form-fields";
import styles from "./backoffice.module.css";
import type { StaffAction } from "./staff-action-state";
import { type AnswerAction, StaffAnswerForm } from "./staff-answer-form";
import { StaffNav } from "./staff-nav";

type Props = {
  request: StaffForm | null;
  /** Null: the shop no longer has the form. */
  fields: FormField[] | "failed" | null;
  errorMessage: string;
  /** Where in the list the request was opened. */
  place: { showAll: boolean; page: number };
  actions: { answer: AnswerAction; close: StaffAction };
};

export async function StaffRequestPage({ request, fields, errorMessage, place, actions }: Props) {
  const [t, locale] = await Promise.all([getTranslations("backoffice.requests"), getLocale()]);
  const inboxHref = localizePath(locale)(backofficePaths.requests(place));
  return (
    <div className={styles.page}>
      <StaffNav current="requests" />
      <p>
        <Link href={inboxHref}>{t("toInbox")}</Link>
      </p>
      {request ? (
        <>
          <StaffRequest staffRequest={request} fields={fields} />
          <StaffAnswerForm request={request} inboxHref={inboxHref} actions={actions} />
        </>
      ) : (
        <EmptyState icon="warning" heading="h1" title={t("failed")}>
          <p role="alert">{errorMessage}</p>
        </EmptyState>
      )}
    </div>
  );
}

type RequestProps = { staffRequest: StaffForm; fields: Props["fields"] };

async function StaffRequest({ staffRequest, fields }: RequestProps) {
  const [t, tRequests, locale] = await Promise.all([
    getTranslations("backoffice.requests"),
    getTranslations("requests"),
    getLocale(),
  ]);
  const { firstName, lastName, email } = staffRequest.sender;
  const name = `${firstName} ${lastName}`.trim();
  const isReadable = fields !== null && fields !== "failed";
  const answers = answersOf(isReadable ? fields : [], staffRequest.content, {
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
      {isReadable ? (
        <RequestAnswersList title={t("sent")} answers={answers} />
      ) : (
        <p>{t(fields ? "formFailed" : "gone")}</p>
      )}
      {staffRequest.answers.map(({ text, staffName, sentAt }) => (
        <section key={`${sentAt} ${text}`} className={styles.answer}>
          <h2>{staffName ? t("answered", { name: staffName }) : tRequests("answer", { count: 1 })}</h2>
          <p>{text}</p>
          <p className={styles.muted}>{formatSentAt(sentAt, locale)}</p>
        </section>
      ))}
    </article>
  );
}
