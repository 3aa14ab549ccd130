import { useCallback, useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useCart } from "@/lib/cart/client";
import type { FormDefinition } from "@/lib/ebsn/domain/form";
import { isEmpty } from "@/lib/rules/validators";
import { type FormValues, isAsked } from "@/lib/rules/form-fields";
import { ANYBODY } from "@/lib/session/typed-forms";
import { firstValue, isPersonal } from "./form-data";
import { forgetValues, rememberedValues, rememberValues } from "./form-memory";
import { byName, keyOf } from "./form-schema";

const isWorthTelling = (values: FormValues) =>
  Object.values(values).some((value) => value !== false && !isEmpty(value));

/** Fills a form with its defaults, then with what was typed before; keeps what is typed until it is sent. */
export function useFormMemory(definition: FormDefinition, form: UseFormReturn<FormValues>) {
  const { cart } = useCart();
  const { fields, sent } = definition;
  const [isRestored, setRestored] = useState(false);
  const isFilled = useRef(false);
  const isTyped = useRef(false);
  /** Outlives the session: what is typed after it ran out is still that customer's. */
  const owner = useRef(ANYBODY);
  const userId = Math.max(cart?.user.userId ?? ANYBODY, ANYBODY);
  const { reset, watch, getValues, setValue, getFieldState } = form;

  const fill = useCallback(
    (values: FormValues) => {
      const asked = fields.map((field, index) => [keyOf(index), field] as const);
      reset(
        Object.fromEntries(
          asked
            .filter(([, field]) => isAsked(field))
            .map(([key, field]) => [key, values[field.name] ?? firstValue(field, definition, cart)]),
        ),
      );
      isTyped.current = false;
      setRestored(isWorthTelling(values));
    },
    [cart, definition, fields, reset],
  );

  useEffect(() => {
    if (isFilled.current) return;
    isFilled.current = true;
    owner.current = userId;
    fill(rememberedValues(definition, userId));
  }, [definition, fill, userId]);

  // Another customer finds nothing of the one before; their own words come back unless new ones stand there.
  useEffect(() => {
    const before = owner.current;
    if (userId === ANYBODY || userId === before) return;
    owner.current = userId;
    const remembered = rememberedValues(definition, userId);
    if (before !== ANYBODY || (!isTyped.current && isWorthTelling(remembered))) fill(remembered);
  }, [definition, fill, userId]);

  // The customer arrives after the page: what is still empty and untouched is filled in then.
  useEffect(() => {
    if (!cart || sent) return;
    fields.forEach((field, index) => {
      const key = keyOf(index);
      const isOpen = isPersonal(field) && isEmpty(getValues(key)) && !getFieldState(key).isDirty;
      if (isOpen) setValue(key, firstValue(field, definition, cart));
    });
  }, [cart, definition, fields, sent, getValues, getFieldState, setValue]);

  useEffect(() => {
    const subscription = watch((_values, { type }) => {
      if (type !== "change") return;
      isTyped.current = true;
      rememberValues(definition, owner.current, byName(fields, getValues()));
    });
    return () => subscription.unsubscribe();
  }, [definition, fields, watch, getValues]);

  return {
    isRestored,
    forget: () => forgetValues(definition, owner.current),
    startAgain: () => {
      forgetValues(definition, owner.current);
      fill({});
    },
  };
}
