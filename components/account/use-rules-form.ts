"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { type DefaultValues, type FieldErrors, type FieldValues, type Path, useForm } from "react-hook-form";
import { DoorError } from "@/lib/cart/door";
import type { Fault } from "@/lib/rules/validation-messages";
import { useSayRefusal } from "./use-say-refusal";

type Props<Values extends FieldValues> = {
  /** Ids of the fields begin with it. */
  id: string;
  start: DefaultValues<Values>;
  /** What is wrong by field, in the order of the form. */
  faultsOf: (values: Values) => Map<string, Fault>;
  /** What a field is called in a form so far filled in. */
  labelOf: (name: Path<Values>, values: Values) => string;
  send: (values: Values) => Promise<void>;
};

/** A form whose rules are those of lib/rules: fields with their faults, a summary, the shop's refusal; what was typed stays. */
export function useRulesForm<Values extends FieldValues>(props: Props<Values>) {
  const { id, start, faultsOf, labelOf, send } = props;
  const t = useTranslations();
  const sayRefusal = useSayRefusal();
  const [refusal, setRefusal] = useState("");
  const say = ({ code, values }: Fault) => t(`forms.fault.${code}`, Object.fromEntries(values.entries()));

  const form = useForm<Values>({
    defaultValues: start,
    shouldFocusError: false,
    resolver: (values) => {
      const found = [...faultsOf(values)].map(([name, fault]) => [
        name,
        { type: fault.code, message: say(fault) },
      ]);
      return found.length > 0
        ? { values: {}, errors: Object.fromEntries(found) as FieldErrors<Values> }
        : { values, errors: {} };
    },
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  const idOf = (name: string) => `${id}-${name}`;

  const submit = form.handleSubmit(async (values) => {
    setRefusal("");
    try {
      await send(values);
    } catch (cause) {
      const said = cause instanceof DoorError ? cause.messages.errors.map(({ message }) => message) : [];
      setRefusal(sayRefusal(cause, said.join(" ")));
    }
  });

  return {
    form,
    refusal,
    attempt: submitCount,
    busy: isSubmitting,
    submit: () => void (isSubmitting || submit()),
    summary: Object.entries(errors).map(([name, error]) => ({
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
