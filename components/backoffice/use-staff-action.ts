"use client";

import { unstable_isUnrecognizedActionError, unstable_rethrow } from "next/navigation";
import { useTranslations } from "next-intl";
import { useActionState } from "react";
import type { StaffActionState } from "./staff-action-state";

type Sent = { rowId: string; form: FormData };

type Result<State> = {
  state: State;
  isPending: boolean;
  /** In a transition. */
  send: (sent: Sent) => void;
  /** For browsers without JavaScript. */
  formAction: (form: FormData) => void;
};

/** An action that cannot be sent is an error of its form: thrown, it would replace the page and what was typed. */
export function useStaffAction<State extends StaffActionState>(
  action: (previous: Awaited<State>, form: FormData) => Promise<State>,
  notSent: Awaited<State>,
): Result<Awaited<State>> {
  const t = useTranslations();
  const [posted, formAction] = useActionState<State, FormData>(action, notSent);
  const [state, send, isPending] = useActionState<State, Sent>(async (previous, { rowId, form }) => {
    try {
      return await action(previous, form);
    } catch (cause) {
      unstable_rethrow(cause);
      const isOutdated = unstable_isUnrecognizedActionError(cause);
      const error = t(isOutdated ? "backoffice.siteUpdated" : "errors.generic");
      return { ...previous, rowId, done: null, errors: [error], conflictVersion: null };
    }
  }, posted);
  return { state, isPending, send, formAction };
}
