"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { LoadFailed } from "@/components/delivery/load-failed";
import type { FormParts } from "@/components/forms/form-parts";
import { Button, LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { Skeleton } from "@/components/ui/skeleton";
import { announce } from "@/lib/cart/events";
import type { FormRequest } from "@/lib/ebsn/domain/form-request";
import { localPath } from "@/lib/i18n/local-path";
import { accountPaths } from "@/lib/account-paths";
import orders from "./orders.module.css";
import { answersOf } from "./request-answers";
import { RequestEdit } from "./request-edit";
import { RequestStatusBadge, SentOn } from "./request-status";
import styles from "./request.module.css";
import { useRequest } from "./use-request";

type Props = {
  cuFormTypeId: number;
  cuFormId: number;
  /** The form it was sent with; null: the shop no longer has it. */
  form: FormParts | null;
};

/** A request as it was sent, and the way to change it while it is open. */
export function RequestPage({ cuFormTypeId, cuFormId, form }: Props) {
  const t = useTranslations();
  const allRequests = localPath(useLocale())(accountPaths.requests());
  const { request, isMissing, failed, reload } = useRequest(cuFormTypeId, cuFormId);
  const [editing, setEditing] = useState<"not" | "now" | "done">("not");

  async function saved(): Promise<void> {
    await reload();
    setEditing("done");
    announce({ kind: "done", key: "requests.saved" });
  }

  if (isMissing)
    return (
      <EmptyState
        icon="warning"
        heading="h1"
        title={t("requests.missing")}
        actions={<LinkButton href={allRequests}>{t("requests.toAll")}</LinkButton>}
      >
        {t("requests.missingText")}
      </EmptyState>
    );
  if (failed) return <LoadFailed onRetry={() => void reload()} />;
  if (!request)
    return (
      <>
        <p role="status" className="visually-hidden">
          {t("common.loading")}
        </p>
        <Skeleton height="20rem" radius="var(--radius-l)" />
      </>
    );
  return (
    <article className={orders.order}>
      <RequestHead request={request} />
      {editing === "now" && form ? (
        <RequestEdit
          request={request}
          form={form}
          onSaved={() => void saved()}
          onLeft={() => setEditing("done")}
        />
      ) : (
        <>
          <RequestContent request={request} form={form} />
          {request.isOpen && form && (
            <div className={orders.actions}>
              <Button variant="secondary" autoFocus={editing === "done"} onClick={() => setEditing("now")}>
                <Icon name="pencil" size={18} />
                {t("requests.edit")}
              </Button>
            </div>
          )}
        </>
      )}
      <p>
        <a href={allRequests}>{t("requests.toAll")}</a>
      </p>
    </article>
  );
}

function RequestHead({ request: { name, sentAt, status } }: { request: FormRequest }) {
  const t = useTranslations("requests");
  return (
    <header className={orders.head}>
      <div>
        <h1>{name || t("unnamed")}</h1>
        {sentAt && (
          <p className={orders.soft}>
            <SentOn sentAt={sentAt} />
          </p>
        )}
      </div>
      <div className={orders.state}>
        <RequestStatusBadge status={status} />
        {status && <p className={orders.note}>{t(`note.${status}`)}</p>}
      </div>
    </header>
  );
}

function RequestContent({ request, form }: { request: FormRequest; form: FormParts | null }) {
  const t = useTranslations("requests");
  const locale = useLocale();
  if (!form) return <p>{t("gone")}</p>;
  const words = { yes: t("yes"), no: t("no"), locale };
  return (
    <section className={styles.content} aria-labelledby="sent-title">
      <h2 id="sent-title">{t("sent")}</h2>
      <dl>
        {answersOf(form.definition.fields, request.content, words).map(({ name, label, value }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
