"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import type { Disclaimer } from "@/lib/ebsn/domain/disclaimer";
import {
  type ConsentAnswers,
  consentAnswer,
  isLastConsentDenied,
  missingConsents,
} from "@/lib/rules/account/consents";
import { fieldError } from "@/lib/rules/forms/field-error";
import { type ConsentName, consentName, ConsentQuestion } from "./consent-question";

/** What the customer answers, and an error for each consent that still needs an answer. */
export function useConsents(disclaimers: Disclaimer[], initialAnswers: ConsentAnswers = {}) {
  const t = useTranslations("consents");
  const [answers, setAnswers] = useState(initialAnswers);
  const missingIds = missingConsents(disclaimers, answers);
  // The summary of errors stands apart from the questions: each error names its consent.
  const errors = disclaimers
    .filter(({ disclaimerId }) => missingIds.has(disclaimerId))
    .map(({ disclaimerId, title, required }) => {
      const message = t(required ? "requiredNamed" : "missing", { title });
      return [consentName(disclaimerId), { ...fieldError("consent"), message }] as const;
    });
  const answer = (disclaimerId: number, given: boolean) => setAnswers({ ...answers, [disclaimerId]: given });
  return { disclaimers, answers, missingIds, errors, answer };
}

type Props = {
  consents: ReturnType<typeof useConsents>;
  /** The error that the form shows for a consent. */
  errorOf: (name: ConsentName) => unknown;
  onAnswer: (name: ConsentName) => void;
};

export function ConsentQuestions({ consents, errorOf, onAnswer }: Props) {
  const t = useTranslations("consents");
  const { disclaimers, answers, missingIds, answer } = consents;
  return (
    <>
      {disclaimers.map((disclaimer) => {
        const { disclaimerId } = disclaimer;
        const name = consentName(disclaimerId);
        return (
          <ConsentQuestion
            key={disclaimerId}
            disclaimer={disclaimer}
            answer={consentAnswer(disclaimer, answers)}
            hasError={missingIds.has(disclaimerId) && errorOf(name) !== undefined}
            onAnswer={(given) => {
              answer(disclaimerId, given);
              onAnswer(name);
            }}
          />
        );
      })}
      {isLastConsentDenied(disclaimers, answers) && <Alert tone="warning">{t("marketing")}</Alert>}
    </>
  );
}
