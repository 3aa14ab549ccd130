"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import { clearSent } from "@/components/forms/clear-sent";
import { focusControl } from "@/components/forms/focus-control";
import { fieldServerError } from "@/components/forms/server-errors";
import { useValidatedForm } from "@/components/forms/use-validated-form";
import { useBusy } from "@/components/ui/use-busy";
import { userMessage } from "@/lib/api/user-message";
import { emit } from "@/lib/overlays/events";
import { checkGiftCode } from "@/lib/cart/gift-code";
import { hasMessages } from "@/lib/api/emit-messages";
import { writeCart } from "@/lib/cart/write-cart";
import type { GiftCertificate } from "@/lib/ebsn/domain/gift";
import type { CouponResult } from "@/lib/overlays/requests";
import { fieldError } from "@/lib/rules/forms/field-error";
import { selectGiftProducts } from "./select-gift-products";

const FORM_ID = "gift";
const FIELD_ID = `${FORM_ID}-code`;

async function addCode(code: string): Promise<CouponResult> {
  // The shop gives its reason when the code is added.
  const gift = await checkGiftCode(code).catch(() => null);
  if (gift?.needsItem) return selectGiftProducts(gift, "code");
  const { messages } = await writeCart("cart-giftcertificate/add_code", { body: { code } });
  return hasMessages(messages) ? "announced" : "added";
}

type Preview = { code: string; cartVersion: number; gift: GiftCertificate };

type Options = { onAdded?: () => void; cartVersion?: number };

export function useGiftCode(label: string, { onAdded, cartVersion = 0 }: Options = {}) {
  const t = useTranslations();
  const [preview, setPreview] = useState<Preview | null>(null);
  const { isBusy: isChecking, whileBusy } = useBusy();
  const { form, field, isSubmitting, formProps } = useValidatedForm<{ code: string }>({
    id: FORM_ID,
    defaultValues: { code: "" },
    validate: ({ code }) =>
      new Map(code.trim() ? [] : [["code", { ...fieldError("required"), message: t("cart.giftMissing") }]]),
    labelOf: () => label,
    focusFirst: true,
    async onSubmit(values) {
      const code = values.code.trim();
      try {
        const result = await addCode(code);
        if (result === "cancelled") return;
        if (result === "added") emit({ kind: "done", key: "cart.giftAdded", values: { code } });
      } catch (cause) {
        setPreview(null);
        return fieldServerError("code", userMessage(cause, t, "cart.giftFailed"));
      }
      clearSent(form, values);
      setPreview(null);
      onAdded?.();
    },
  });

  const typedCode = useWatch({ control: form.control, name: "code" }).trim();
  const isCurrent = preview?.code === typedCode && preview.cartVersion === cartVersion;
  // A form that was not submitted keeps its errors while it is edited.
  useEffect(() => {
    if (typedCode === "") form.clearErrors("code");
  }, [typedCode, form]);
  const enteredCode = () => form.getValues("code").trim();

  async function check(): Promise<void> {
    setPreview(null);
    if (!(await form.trigger("code"))) return focusControl(FIELD_ID);
    await whileBusy(loadPreview);
  }

  async function loadPreview(): Promise<void> {
    const code = enteredCode();
    const showError = (message: string) => {
      if (code !== enteredCode()) return;
      form.setError("code", { type: "server", message });
      focusControl(FIELD_ID);
    };
    try {
      const gift = await checkGiftCode(code);
      if (gift) setPreview({ code, cartVersion, gift });
      else showError(t("cart.giftFailed"));
    } catch (cause) {
      showError(userMessage(cause, t, "cart.giftFailed"));
    }
  }

  /** `open` shows the field. */
  function stopAtUnused(open: () => void): boolean {
    const isRefused = form.getFieldState("code").error?.type === "server";
    if (!enteredCode() || isRefused) return false;
    form.setError("code", { type: "unused", message: t("cart.giftUnused") });
    open();
    focusControl(FIELD_ID);
    return true;
  }

  return {
    field: field("code"),
    isSubmitting,
    formProps,
    preview: isCurrent ? preview.gift : null,
    check,
    isChecking,
    stopAtUnused,
    clearError: () => form.clearErrors("code"),
  };
}
