export type ConsentAsked = {
  disclaimerId: number;
  required: boolean;
  /** The answer on record; null: none. */
  given: boolean | null;
};

/** Answers of the form by disclaimer; what is not in it stands as on record. */
export type ConsentAnswers = Readonly<Record<number, boolean | undefined>>;

const answerOf = ({ disclaimerId, given }: ConsentAsked, answers: ConsentAnswers) =>
  answers[disclaimerId] ?? given;

/** What keeps the form from being saved: required ones not ticked, others without yes or no (spec 3 §5). */
export function consentFaults(asked: ConsentAsked[], answers: ConsentAnswers): Set<number> {
  const open = asked.filter((one) => {
    const answer = answerOf(one, answers);
    return one.required ? answer !== true : answer === null;
  });
  return new Set(open.map(({ disclaimerId }) => disclaimerId));
}

/** The last consent is denied: the marketing warning shows (spec 3 §2). */
export function deniesLast(asked: ConsentAsked[], answers: ConsentAnswers): boolean {
  const last = asked.at(-1);
  return last !== undefined && !last.required && answerOf(last, answers) === false;
}
