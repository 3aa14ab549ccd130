"use client";

import { useTranslations } from "next-intl";
import useSWR from "swr";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { door } from "@/lib/cart/door";
import { askBuying } from "@/lib/cart/ask";
import { itemsOf } from "@/lib/cart/view";
import type { Cart } from "@/lib/ebsn/domain/cart";
import type { GiftCertificate } from "@/lib/ebsn/domain/gift";
import styles from "./cart-summary.module.css";

/** A list that cannot be read is an empty one (spec 2 §4). */
const readCoupons = () => door<GiftCertificate[]>("personal-coupon/get_coupon").catch(() => []);

/** Certificates the customer holds, with the way to put them on goods; nothing for who has none. */
export function Coupons({ cart }: { cart: Cart }) {
  const t = useTranslations("cart");
  const { data, mutate } = useSWR<GiftCertificate[]>(["coupons", cart.version], readCoupons, {
    keepPreviousData: true,
  });
  const certificates = data?.flatMap((gift) => gift.certificates) ?? [];
  if (!data || certificates.length === 0) return null;
  const there = new Set(itemsOf(cart).map(({ itemId }) => itemId));
  const used = certificates.filter(({ itemId }) => itemId !== null && there.has(itemId)).length;

  async function choose(): Promise<void> {
    const changed = await askBuying({ dialog: "coupons", gifts: data ?? [] });
    if (changed) void mutate();
  }

  return (
    <div className={styles.coupons}>
      <Icon name="gift" size={20} />
      <p>
        <b>{t("couponCount", { count: certificates.length })}</b>{" "}
        <small>{used > 0 ? t("couponUsed", { count: used }) : t("couponUnused")}</small>
      </p>
      <Button variant="secondary" small onClick={() => void choose()}>
        {t("couponChoose")}
      </Button>
    </div>
  );
}
