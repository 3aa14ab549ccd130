import { useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useCart } from "@/lib/cart/client";
import type { FormDefinition } from "@/lib/ebsn/domain/form";
import { isEmpty } from "@/lib/rules/validators";
import { isAsked, type FormValues } from "@/lib/rules/form-fields";
import { initialValue, isPersonal } from "./form-data";
import { forgetValues, rememberedValues, rememberValues } from "./form-memory";
import { byName, keyOf } from "./form-schema";

/** Fills a form with its defaults, then with what was typed before; keeps what is typed until it is sent. */
export function useFormMemory(definition: FormDefinition, form: UseFormReturn<FormValues>) {
  const { cart } = useCart();
  const { fields } = definition;
  const [isRestored, setRestored] = useState(false);
  const isFilled = useRef(false);
  const { reset, watch, getValues, setValue, getFieldState } = form;

  useEffect(() => {
    if (isFilled.current) return;
    isFilled.current = true;
    const remembered = rememberedValues(definition);
    const asked = fields
      .map((field, index) => [keyOf(index), field] as const)
      .filter(([, one]) => isAsked(one));
    reset(
      Object.fromEntries(
        asked.map(([key, field]) => [key, remembered[field.name] ?? initialValue(field, cart)]),
      ),
    );
    setRestored(Object.values(remembered).some((value) => value !== false && !isEmpty(value)));
  }, [definition, fields, cart, reset]);

  // The customer arrives after the page: what is still empty and untouched is filled in then.
  useEffect(() => {
    if (!cart) return;
    fields.forEach((field, index) => {
      const key = keyOf(index);
      const isOpen = isPersonal(field) && isEmpty(getValues(key)) && !getFieldState(key).isDirty;
      if (isOpen) setValue(key, initialValue(field, cart));
    });
  }, [cart, fields, getValues, getFieldState, setValue]);

  useEffect(() => {
    const subscription = watch((_values, { type }) => {
      if (type === "change") rememberValues(definition, byName(fields, getValues()));
    });
    return () => subscription.unsubscribe();
  }, [definition, fields, watch, getValues]);

  function fillAnew(): void {
    reset(Object.fromEntries(fields.map((field, index) => [keyOf(index), initialValue(field, cart)])));
    setRestored(false);
  }

  return {
    isRestored,
    forget: () => forgetValues(definition),
    startAgain: () => {
      forgetValues(definition);
      fillAnew();
    },
  };
}
