"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { DoorError, door } from "@/lib/cart/door";
import { announce } from "@/lib/cart/events";
import { writeCart } from "@/lib/cart/writes";
import type { GiftCertificate } from "@/lib/ebsn/domain/gift";
import { chooseGiftGoods } from "./choose-gift-goods";

const NEEDS_ITEM = "error.gift.item";

/** Asks for the goods a code is for; false when it was not put on any. */
async function chooseItem(code: string): Promise<boolean> {
  const gift = await door<GiftCertificate | null>("cart-giftcertificate/check", { params: { code } }).catch(
    () => null,
  );
  return gift !== null && chooseGiftGoods(gift);
}

/** A typed code on its way into the cart; why it is not taken stands in `refusal`. */
export function useGiftCode(onAdded?: () => void) {
  const t = useTranslations("cart");
  const [code, setCode] = useState("");
  const [refusal, setRefusal] = useState("");
  const [busy, setBusy] = useState(false);

  function added(typed: string, quiet = false): void {
    if (!quiet) announce({ kind: "done", key: "cart.giftAdded", values: { code: typed } });
    setCode("");
    onAdded?.();
  }

  async function send(typed: string): Promise<void> {
    try {
      const { messages } = await writeCart("cart-giftcertificate/add_code", { body: { code: typed } });
      added(typed, messages.infos.length + messages.warnings.length > 0);
    } catch (cause) {
      if (cause instanceof DoorError && cause.has(NEEDS_ITEM) && (await chooseItem(typed)))
        return added(typed);
      const said = cause instanceof DoorError ? cause.messages.errors[0]?.message : "";
      setRefusal(said || t("giftFailed"));
    }
  }

  async function add(): Promise<void> {
    if (busy) return;
    if (code.trim() === "") return setRefusal(t("giftMissing"));
    setBusy(true);
    setRefusal("");
    await send(code.trim());
    setBusy(false);
  }

  return { code, setCode, refusal, busy, add };
}
