"use client";

import { createContext, type ReactNode, use, useState } from "react";
import { ErrorAlert } from "@/components/forms/error-alert";
import { useActionForm } from "@/components/forms/use-action-form";
import { FocusedStatus } from "./focused-status";
import { NOT_SENT, type StaffAction, type StaffActionState } from "./staff-action-state";
import { useStaffAction } from "./use-staff-action";

type RowId = string | number;

type StaffActionContext = Pick<
  ReturnType<typeof useStaffAction<StaffActionState>>,
  "state" | "send" | "formAction"
>;

const Context = createContext<StaffActionContext>({
  state: NOT_SENT,
  send: () => undefined,
  formAction: () => undefined,
});

const isOf = (rowId: RowId, state: StaffActionState) => String(rowId) === state.rowId;

type Props = {
  action: StaffAction;
  /** Of the rows that show their own result. */
  rowIds: RowId[];
  children: ReactNode;
};

/** One action for all rows of a page: its result stays where it takes its own row away. */
export function StaffActions({ action, rowIds, children }: Props) {
  const { state, send, formAction } = useStaffAction(action, NOT_SENT);
  return (
    <Context value={{ state, send, formAction }}>
      {!rowIds.some((rowId) => isOf(rowId, state)) && <Result state={state} />}
      {children}
    </Context>
  );
}

function Result({ state }: { state: StaffActionState }) {
  return (
    <>
      <ErrorAlert messages={state.errors} attempt={state} />
      <Done state={state} />
    </>
  );
}

function Done({ state }: { state: StaffActionState }) {
  const { done } = state;
  return (
    done && (
      <FocusedStatus attempt={state} tone={done.isWarning ? "warning" : "success"}>
        {done.text}
      </FocusedStatus>
    )
  );
}

/** What the last action did to this row, or why it was rejected. */
export function StaffRowResult({ rowId }: { rowId: RowId }) {
  const { state } = use(Context);
  return isOf(rowId, state) && <Result state={state} />;
}

/** For rows whose form says itself why it was rejected. */
export function StaffRowDone({ rowId }: { rowId: RowId }) {
  const { state } = use(Context);
  return isOf(rowId, state) && <Done state={state} />;
}

type DetailsProps = { rowId: RowId; className?: string; children: ReactNode };

/** Holds a form of the row; a new document, as after each action without scripts, shows why it was rejected. */
export function StaffRowDetails({ rowId, className, children }: DetailsProps) {
  const { state } = use(Context);
  const [isOpenAtFirst] = useState(isOf(rowId, state) && state.errors.length > 0);
  return (
    <details className={className} open={isOpenAtFirst}>
      {children}
    </details>
  );
}

const NO_FIELD_ERRORS: Record<string, string> = {};

export const useFieldErrors = () => use(Context).state.fieldErrors ?? NO_FIELD_ERRORS;

/** Shown until something is done on the page. */
export function UntilDone({ children }: { children: ReactNode }) {
  return use(Context).state.done ? null : children;
}

/** A form of the row. */
export function useStaffForm(rowId: RowId) {
  const { state, send, formAction } = use(Context);
  const { formPropsOf } = useActionForm(formAction);
  return {
    state: isOf(rowId, state) ? state : NOT_SENT,
    /** `onDone` is called before the page's answer replaces the form. */
    formPropsOf: (onDone?: (sent: FormData) => void) =>
      formPropsOf((form) => send({ rowId: String(rowId), form, ...(onDone && { onDone }) })),
  };
}
