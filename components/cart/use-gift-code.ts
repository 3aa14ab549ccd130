"use client";

import { useTranslations } from "next-intl";
import { fieldRefusal } from "@/components/forms/server-errors";
import { useValidatedForm } from "@/components/forms/use-validated-form";
import { ApiError, apiFetch } from "@/lib/api/api-fetch";
import { userMessage } from "@/lib/api/user-message";
import { emit } from "@/lib/overlays/events";
import { writeCart } from "@/lib/cart/writes";
import type { GiftCertificate } from "@/lib/ebsn/domain/gift";
import { fieldError } from "@/lib/rules/field-error";
import { selectGiftProducts } from "./select-gift-products";

const NEEDS_ITEM = "error.gift.item";

async function selectProducts(code: string): Promise<boolean> {
  const gift = await apiFetch<GiftCertificate | null>("cart-giftcertificate/check", {
    params: { code },
  }).catch(() => null);
  return gift !== null && selectGiftProducts(gift);
}

/** Resolves to true when the shop's own messages say that it was added. */
async function addCode(code: string): Promise<boolean> {
  try {
    const { messages } = await writeCart("cart-giftcertificate/add_code", { body: { code } });
    return messages.infos.length + messages.warnings.length > 0;
  } catch (cause) {
    if (cause instanceof ApiError && cause.has(NEEDS_ITEM) && (await selectProducts(code))) return false;
    throw cause;
  }
}

export function useGiftCode(label: string, onAdded?: () => void) {
  const t = useTranslations();
  const { form, field, busy, formProps } = useValidatedForm<{ code: string }>({
    id: "gift",
    defaultValues: { code: "" },
    validate: ({ code }) =>
      new Map(code.trim() ? [] : [["code", { ...fieldError("required"), message: t("cart.giftMissing") }]]),
    labelOf: () => label,
    focusFirst: true,
    async onSubmit(values) {
      const code = values.code.trim();
      try {
        const isAnnounced = await addCode(code);
        if (!isAnnounced) emit({ kind: "done", key: "cart.giftAdded", values: { code } });
      } catch (cause) {
        return fieldRefusal("code", userMessage(cause, t, "cart.giftFailed"));
      }
      form.reset();
      onAdded?.();
    },
  });
  return { field: field("code"), busy, formProps };
}
