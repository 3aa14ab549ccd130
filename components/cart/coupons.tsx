"use client";

import { useTranslations } from "next-intl";
import { useSWR } from "@/lib/state/use-swr";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { LoadError } from "@/components/ui/load-error";
import { apiFetch } from "@/lib/api/api-fetch";
import { awaitOverlay } from "@/lib/overlays/overlay";
import { getCartItems } from "@/lib/cart/selectors";
import { sortOwnVouchers } from "@/lib/cart/own-vouchers";
import type { Cart } from "@/lib/ebsn/domain/cart";
import type { GiftCertificate } from "@/lib/ebsn/domain/gift";
import { CardRules } from "./card-rules";
import styles from "./cart-summary.module.css";

/** Few customers have any, so the list is only fetched for those. */
const hasCoupons = () => apiFetch<boolean>("personal-coupon/check_coupon");

const fetchCoupons = () => apiFetch<GiftCertificate[]>("personal-coupon/get_coupon");

export function Coupons({ cart }: { cart: Cart }) {
  const t = useTranslations("cart");
  const { data: hasAny } = useSWR(["has-coupons", cart.user.userId], hasCoupons);
  const { data, error, mutate } = useSWR<GiftCertificate[], unknown>(
    hasAny ? ["coupons", cart.version] : null,
    fetchCoupons,
    { keepPreviousData: true },
  );
  if (error && !data) return <LoadError error={error} onRetry={() => void mutate()} />;
  const gifts = data ? sortOwnVouchers(data).open : [];
  const certificates = gifts.flatMap((gift) => gift.certificates);
  if (certificates.length === 0) return null;
  const itemIds = new Set(getCartItems(cart).map(({ itemId }) => itemId));
  const usedCount = certificates.filter(({ itemId }) => itemId !== null && itemIds.has(itemId)).length;

  async function choose(): Promise<void> {
    const result = await awaitOverlay({ dialog: "coupons", kind: "personal", gifts });
    if (result === "added" || result === "announced") void mutate();
  }

  return (
    <div className={styles.coupons}>
      <Icon name="gift" size={20} />
      <p>
        <b>{t("couponCount", { count: certificates.length })}</b>{" "}
        <small>{usedCount > 0 ? t("couponUsed", { count: usedCount }) : t("couponUnused")}</small>{" "}
        <small>
          <CardRules />
        </small>
      </p>
      <Button variant="secondary" small onClick={() => void choose()}>
        {t("couponChoose")}
      </Button>
    </div>
  );
}
