"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ApiError, apiFetch } from "@/lib/api/api-fetch";
import { userMessage } from "@/lib/api/user-message";
import { emit } from "@/lib/overlays/events";
import { writeCart } from "@/lib/cart/writes";
import type { GiftCertificate } from "@/lib/ebsn/domain/gift";
import { selectGiftProducts } from "./select-gift-products";

const NEEDS_ITEM = "error.gift.item";

async function selectProducts(code: string): Promise<boolean> {
  const gift = await apiFetch<GiftCertificate | null>("cart-giftcertificate/check", {
    params: { code },
  }).catch(() => null);
  return gift !== null && selectGiftProducts(gift);
}

export function useGiftCode(onAdded?: () => void) {
  const t = useTranslations();
  const [code, setCode] = useState("");
  const [error, setError] = useState("");
  const [busy, setBusy] = useState(false);

  function handleAdded(giftCode: string, quiet = false): void {
    if (!quiet) emit({ kind: "done", key: "cart.giftAdded", values: { code: giftCode } });
    setCode("");
    onAdded?.();
  }

  async function sendCode(giftCode: string): Promise<void> {
    try {
      const { messages } = await writeCart("cart-giftcertificate/add_code", { body: { code: giftCode } });
      handleAdded(giftCode, messages.infos.length + messages.warnings.length > 0);
    } catch (cause) {
      if (cause instanceof ApiError && cause.has(NEEDS_ITEM) && (await selectProducts(giftCode)))
        return handleAdded(giftCode);
      setError(userMessage(cause, t, "cart.giftFailed"));
    }
  }

  async function submit(): Promise<void> {
    if (busy) return;
    if (code.trim() === "") return setError(t("cart.giftMissing"));
    setBusy(true);
    setError("");
    await sendCode(code.trim());
    setBusy(false);
  }

  return { code, setCode, error, busy, submit };
}
