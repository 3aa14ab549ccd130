"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { type DefaultValues, type FieldErrors, type FieldValues, type Path, useForm } from "react-hook-form";
import { ApiError } from "@/lib/api/api-fetch";
import { userMessage } from "@/lib/api/user-message";
import type { FieldError } from "@/lib/rules/validation-messages";

type Props<Values extends FieldValues> = {
  /** Prefix of the field ids. */
  id: string;
  defaultValues: DefaultValues<Values>;
  /** Errors by field, in the order of the form. */
  validate: (values: Values) => Map<string, FieldError>;
  labelOf: (name: Path<Values>, values: Values) => string;
  onSubmit: (values: Values) => Promise<void>;
};

/** A react-hook-form validated by lib/rules. */
export function useValidatedForm<Values extends FieldValues>(props: Props<Values>) {
  const { id, defaultValues, validate, labelOf, onSubmit } = props;
  const t = useTranslations();
  const [formError, setFormError] = useState("");
  const formatError = ({ code, values }: FieldError) =>
    t(`forms.fault.${code}`, Object.fromEntries(values.entries()));

  const form = useForm<Values>({
    defaultValues: defaultValues,
    shouldFocusError: false,
    resolver: (values) => {
      const errorEntries = [...validate(values)].map(([name, fieldError]) => [
        name,
        { type: fieldError.code, message: formatError(fieldError) },
      ]);
      return errorEntries.length > 0
        ? { values: {}, errors: Object.fromEntries(errorEntries) as FieldErrors<Values> }
        : { values, errors: {} };
    },
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  const idOf = (name: string) => `${id}-${name}`;

  const submit = form.handleSubmit(async (values) => {
    setFormError("");
    try {
      await onSubmit(values);
    } catch (cause) {
      const errorMessages =
        cause instanceof ApiError ? cause.messages.errors.map(({ message }) => message) : [];
      setFormError(errorMessages.join(" ") || userMessage(cause, t));
    }
  });

  return {
    form,
    formError,
    attempt: submitCount,
    busy: isSubmitting,
    submit: () => void (isSubmitting || submit()),
    fieldErrors: Object.entries(errors).map(([name, error]) => ({
      id: idOf(name),
      message: `${labelOf(name as Path<Values>, form.getValues())}: ${String(error?.message ?? "")}`,
    })),
    field: (name: Path<Values>) => {
      const error = errors[name]?.message;
      return {
        ...form.register(name),
        id: idOf(name),
        label: labelOf(name, form.getValues()),
        error: error === undefined ? undefined : String(error),
      };
    },
  };
}
