"use client";

import { useFormAction } from "@/components/forms/use-form-action";
import type { StaffActionState } from "./staff-action-state";

type StaffSubmission = { rowId: string; form: FormData; onDone?: (sent: FormData) => void };

export const useStaffAction = <State extends StaffActionState>(
  action: (previous: Awaited<State>, form: FormData) => Promise<State>,
  notSent: Awaited<State>,
) =>
  useFormAction<State, StaffSubmission>(
    action,
    notSent,
    (previous, error, { rowId }) => ({
      ...previous,
      rowId,
      done: null,
      errors: [error],
      conflictVersion: null,
      isConflict: false,
      confirmIntent: undefined,
    }),
    ({ done }, { form, onDone }) => {
      if (done) onDone?.(form);
    },
  );
