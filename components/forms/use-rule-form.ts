"use client";

import { type FormEvent, useEffect, useRef, useState } from "react";
import { type DefaultValues, type FieldErrors, type FieldValues, type Path, useForm } from "react-hook-form";
import { ApiError } from "@/lib/api/api-fetch";
import type { FieldError } from "@/lib/rules/forms/field-error";
import { sessionHintStore } from "@/lib/session/session-state";
import { useStore } from "@/lib/state/use-store";
import type { FormError } from "./error-list";
import { focusControl } from "./focus-control";
import { NOT_POSTED } from "./posted-form";
import type { ServerErrors } from "./server-errors";

export type RuleFormOptions<Values extends FieldValues> = {
  /** Missing: the inputs keep what was typed before hydration. */
  defaultValues?: DefaultValues<Values>;
  validate: (values: Values) => ReadonlyMap<string, FieldError>;
  /** Name of the field in the summary; "" where the error is clear without it. */
  labelOf: (name: string, values: Values) => string;
  idOf: (name: string) => string;
  /** May return the server's errors; what it throws is read by `readErrors`. */
  onSubmit: (values: Values, form: HTMLFormElement) => Promise<ServerErrors | void>;
  /** The focus goes to the first field to correct instead of the summary. */
  focusFirst?: boolean;
  /** Errors of the server action, shown until the form is sent again. */
  posted?: { fieldErrors: object; formError: string };
};

type Texts = {
  formatError: (error: FieldError) => string;
  readErrors: (cause: unknown) => ServerErrors;
  titleOf: (count: number) => string;
};

/** Every form of the shop: react-hook-form, validated by lib/rules. */
export function useRuleForm<Values extends FieldValues>(options: RuleFormOptions<Values> & Texts) {
  const { defaultValues, validate, labelOf, idOf, onSubmit, posted = NOT_POSTED } = options;
  const { focusFirst = false, formatError, readErrors, titleOf } = options;
  const [formErrors, setFormErrors] = useState<string[]>([]);
  const [needsSession, setNeedsSession] = useState(false);
  const hasSession = useStore(sessionHintStore) === true;
  if (needsSession && hasSession) {
    setNeedsSession(false);
    setFormErrors([]);
  }
  const toFocus = useRef<string | null>(null);
  const [dismissedPost, setDismissedPost] = useState<object | null>(null);

  const form = useForm<Values>({
    defaultValues,
    shouldFocusError: false,
    resolver: (values) => {
      const entries = [...validate(values)].map(([name, error]) => [
        name,
        { type: error.code, message: formatError(error) },
      ]);
      return entries.length > 0
        ? { values: {}, errors: Object.fromEntries(entries) as FieldErrors<Values> }
        : { values, errors: {} };
    },
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  const visiblePost = posted === dismissedPost ? NOT_POSTED : posted;
  const messages: Record<string, string | undefined> = {
    ...(visiblePost.fieldErrors as Record<string, string | undefined>),
    ...Object.fromEntries(
      Object.entries(errors).map(([name, error]) => [name, String(error?.message ?? "")]),
    ),
  };

  function showErrors({ byField, general }: ServerErrors): void {
    for (const [name, message] of byField) form.setError(name as Path<Values>, { type: "server", message });
    setFormErrors(general);
    focusFirstOf(byField.keys());
  }

  function focusFirstOf(names: Iterable<string>): void {
    const [first] = names;
    if (focusFirst && first !== undefined) toFocus.current = first;
  }

  // Only once its error is shown: a summary above it moves the field.
  useEffect(() => {
    const name = toFocus.current;
    if (name === null || !messages[name]) return;
    toFocus.current = null;
    focusControl(idOf(name));
  });

  const submit = (submitEvent: FormEvent<HTMLFormElement>) =>
    form.handleSubmit(
      async (values, event) => {
        setFormErrors([]);
        try {
          const serverErrors = await onSubmit(values, event?.target as HTMLFormElement);
          if (serverErrors) showErrors(serverErrors);
        } catch (cause) {
          setNeedsSession(cause instanceof ApiError && cause.kind === "session");
          showErrors(readErrors(cause));
        }
      },
      (invalid) => {
        setFormErrors([]);
        focusFirstOf(Object.keys(invalid));
      },
    )(submitEvent);

  const summary: FormError[] = Object.entries(messages).flatMap(([name, message]) => {
    if (!message) return [];
    const label = labelOf(name, form.getValues());
    return [{ id: idOf(name), message: label ? `${label}: ${message}` : message }];
  });

  return {
    form,
    isSubmitting,
    errorOf: (name: string) => messages[name] || undefined,
    field: (name: Path<Values>) => ({
      ...form.register(name),
      id: idOf(name),
      label: labelOf(name, form.getValues()),
      error: messages[name] || undefined,
    }),
    formProps: {
      title: titleOf(summary.length),
      errors: summary,
      attempt: focusFirst ? 0 : submitCount,
      formErrors: visiblePost.formError ? [visiblePost.formError, ...formErrors] : formErrors,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        setDismissedPost(posted);
        toFocus.current = null;
        if (!isSubmitting) void submit(event);
      },
    },
  };
}
