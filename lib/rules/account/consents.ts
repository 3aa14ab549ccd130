/** registration_module_type_id of the registration, and of the loyalty card. */
export const REGISTRATION_MODULE = 2;
export const CARD_MODULE = 3;

export type ConsentRequest = {
  disclaimerId: number;
  required: boolean;
  given: boolean | null;
};

export type ConsentAnswers = Readonly<Record<number, boolean | undefined>>;

/** What was answered now, else earlier. */
export const consentAnswer = ({ disclaimerId, given }: ConsentRequest, answers: ConsentAnswers) =>
  answers[disclaimerId] ?? given;

/** Required consents that are not ticked, and others without an answer (requirements/profile#consents). */
export function missingConsents(consents: ConsentRequest[], answers: ConsentAnswers): Set<number> {
  const missing = consents.filter((consent) => {
    const answer = consentAnswer(consent, answers);
    return consent.required ? answer !== true : answer === null;
  });
  return new Set(missing.map(({ disclaimerId }) => disclaimerId));
}

/** The marketing warning is shown when the last consent is denied (requirements/profile#consents). */
export function isLastConsentDenied(consents: ConsentRequest[], answers: ConsentAnswers): boolean {
  const last = consents.at(-1);
  return last !== undefined && !last.required && consentAnswer(last, answers) === false;
}
