"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import useSWR from "swr";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { ErrorAlert } from "@/components/forms/error-alert";
import { Actions, StackForm } from "@/components/ui/form-layout";
import { Alert } from "@/components/ui/alert";
import { ApiError, apiFetch } from "@/lib/api/api-fetch";
import { userMessage } from "@/lib/api/user-message";
import type { Disclaimer } from "@/lib/ebsn/domain/disclaimer";
import type { Message } from "@/lib/ebsn/domain/envelope";
import { type ConsentAnswers, missingConsents, isLastConsentDenied } from "@/lib/rules/consents";
import { ConsentQuestion } from "./consent-question";
import { LoadError } from "@/components/ui/load-error";

type Props = {
  storeId: number;
  onSaved: () => Promise<void>;
  /** Absent on the profile page, where there is nothing to go back to. */
  onCancel?: () => void;
};

export function ConsentForm({ storeId, onSaved, onCancel }: Props) {
  const t = useTranslations();
  const { data, error, mutate } = useSWR(["consents", storeId], () =>
    apiFetch<Disclaimer[]>("registration-disclaimer/list", { params: { store_id: storeId } }),
  );
  const [answers, setAnswers] = useState<ConsentAnswers>({});
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [busy, setBusy] = useState(false);
  const [apiErrors, setApiErrors] = useState<Message[]>([]);
  if (error && !data) return <LoadError onRetry={() => void mutate()} />;
  if (!data) return <Skeleton height="16rem" />;
  const disclaimers = data;
  const answerOf = ({ disclaimerId, given }: Disclaimer) => answers[disclaimerId] ?? given;
  const missingIds = missingConsents(disclaimers, answers);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    setIsSubmitted(true);
    setApiErrors([]);
    const firstMissingId = [...missingIds][0];
    if (firstMissingId !== undefined) return document.getElementById(`consent-${firstMissingId}`)?.focus();
    if (busy) return;
    setBusy(true);
    try {
      await apiFetch("user-registration-disclaimer/update-disclaimer", {
        body: {
          store_id: storeId,
          disclaimers: disclaimers.map((disclaimer) => ({
            registrationDisclaimerId: disclaimer.disclaimerId,
            value: answerOf(disclaimer) ? "1" : "0",
          })),
        },
      });
      await onSaved();
    } catch (cause) {
      const errors = cause instanceof ApiError ? cause.messages.errors : [];
      setApiErrors(errors.length > 0 ? errors : [{ code: "", message: userMessage(cause, t) }]);
    }
    setBusy(false);
  }

  return (
    <StackForm noValidate onSubmit={(event) => void save(event)}>
      {onCancel && <p>{t("delivery.consentIntro")}</p>}
      <ErrorAlert errors={apiErrors} />
      {disclaimers.map((disclaimer) => (
        <ConsentQuestion
          key={disclaimer.disclaimerId}
          disclaimer={disclaimer}
          answer={answerOf(disclaimer)}
          hasError={isSubmitted && missingIds.has(disclaimer.disclaimerId)}
          onAnswer={(given) => setAnswers({ ...answers, [disclaimer.disclaimerId]: given })}
        />
      ))}
      {isLastConsentDenied(disclaimers, answers) && (
        <Alert tone="warning">{t("delivery.consentMarketing")}</Alert>
      )}
      <Actions>
        <Button type="submit" busy={busy}>
          {t(onCancel ? "delivery.consentSave" : "profile.details.consentsSave")}
        </Button>
        {onCancel && (
          <Button variant="secondary" onClick={onCancel}>
            {t("delivery.cancel")}
          </Button>
        )}
      </Actions>
    </StackForm>
  );
}
