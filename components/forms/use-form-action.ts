"use client";

import { unstable_isUnrecognizedActionError, unstable_rethrow } from "next/navigation";
import { useTranslations } from "next-intl";
import { useActionState } from "react";

type Result<State, Sent> = {
  state: State;
  /** In a transition; React does not reset the form after it. */
  send: (sent: Sent) => void;
  /** For browsers without JavaScript. */
  formAction: (form: FormData) => void;
};

function errorKey(cause: unknown): "siteUpdated" | "network" | "generic" {
  if (unstable_isUnrecognizedActionError(cause)) return "siteUpdated";
  // Of `fetch`, whose request did not leave or got no answer.
  return cause instanceof TypeError ? "network" : "generic";
}

/** An action that cannot be sent is an error of its form: thrown, it would replace the page and what was typed. */
export function useFormAction<State, Sent extends { form: FormData }>(
  action: (previous: Awaited<State>, form: FormData) => Promise<State>,
  initialState: Awaited<State>,
  toNotSent: (previous: Awaited<State>, error: string, sent: Sent) => Awaited<State>,
  /** Before what the action changed is shown. */
  onAnswer?: (answer: Awaited<State>, sent: Sent) => void,
): Result<Awaited<State>, Sent> {
  const t = useTranslations("errors");
  const [posted, formAction] = useActionState<State, FormData>(action, initialState);
  const [state, send] = useActionState<State, Sent>(async (previous, sent) => {
    try {
      const answer = await action(previous, sent.form);
      onAnswer?.(answer, sent);
      return answer;
    } catch (cause) {
      unstable_rethrow(cause);
      return toNotSent(previous, t(errorKey(cause)), sent);
    }
  }, posted);
  return { state, send, formAction };
}
