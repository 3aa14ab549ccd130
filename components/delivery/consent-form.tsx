"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import useSWR from "swr";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { Faults } from "@/components/checkout/faults";
import forms from "@/components/forms/forms.module.css";
import { DoorError, door } from "@/lib/cart/door";
import type { Disclaimer } from "@/lib/ebsn/domain/disclaimer";
import type { Message } from "@/lib/ebsn/domain/envelope";
import { type ConsentAnswers, consentFaults, deniesLast } from "@/lib/rules/consents";
import { ConsentQuestion } from "./consent-question";
import styles from "./consents.module.css";
import { LoadFailed } from "./load-failed";

type Props = {
  storeId: number;
  onSaved: () => Promise<void>;
  /** Without it there is nothing to go back to: consents are looked at, not asked for. */
  onCancel?: () => void;
};

/** What a store asks before it sells; saved whole, or not at all. */
export function ConsentForm({ storeId, onSaved, onCancel }: Props) {
  const t = useTranslations();
  const { data, error, mutate } = useSWR(["consents", storeId], () =>
    door<Disclaimer[]>("registration-disclaimer/list", { params: { store_id: storeId } }),
  );
  const [answers, setAnswers] = useState<ConsentAnswers>({});
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Message[]>([]);
  if (error && !data) return <LoadFailed onRetry={() => void mutate()} />;
  if (!data) return <Skeleton height="16rem" />;
  const disclaimers = data;
  const answerOf = ({ disclaimerId, given }: Disclaimer) => answers[disclaimerId] ?? given;
  const faults = consentFaults(disclaimers, answers);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    setAsked(true);
    setRefused([]);
    const first = [...faults][0];
    if (first !== undefined) return document.getElementById(`consent-${first}`)?.focus();
    if (busy) return;
    setBusy(true);
    try {
      await door("user-registration-disclaimer/update-disclaimer", {
        body: {
          store_id: storeId,
          disclaimers: disclaimers.map((one) => ({
            registrationDisclaimerId: one.disclaimerId,
            value: answerOf(one) ? "1" : "0",
          })),
        },
      });
      await onSaved();
    } catch (cause) {
      const said = cause instanceof DoorError ? cause.messages.errors : [];
      setRefused(said.length > 0 ? said : [{ code: "", message: t("errors.generic") }]);
    }
    setBusy(false);
  }

  return (
    <form noValidate className={forms.form} onSubmit={(event) => void save(event)}>
      {onCancel && <p>{t("delivery.consentIntro")}</p>}
      <Faults faults={refused} />
      {disclaimers.map((one) => (
        <ConsentQuestion
          key={one.disclaimerId}
          disclaimer={one}
          answer={answerOf(one)}
          fault={asked && faults.has(one.disclaimerId)}
          onAnswer={(given) => setAnswers({ ...answers, [one.disclaimerId]: given })}
        />
      ))}
      {deniesLast(disclaimers, answers) && (
        <p role="status" className={styles.warning}>
          {t("delivery.consentMarketing")}
        </p>
      )}
      <div className={forms.actions}>
        <Button type="submit" busy={busy}>
          {t(onCancel ? "delivery.consentSave" : "profile.details.consentsSave")}
        </Button>
        {onCancel && (
          <Button variant="secondary" onClick={onCancel}>
            {t("delivery.cancel")}
          </Button>
        )}
      </div>
    </form>
  );
}
