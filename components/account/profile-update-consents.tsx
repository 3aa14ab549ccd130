"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import useSWR from "swr";
import { ConsentForm } from "@/components/delivery/consent-form";
import { Skeleton } from "@/components/ui/skeleton";
import { useCart } from "@/lib/cart/client";
import { door } from "@/lib/cart/door";
import { announce } from "@/lib/cart/events";
import type { Store } from "@/lib/ebsn/domain/delivery";
import type { Disclaimer } from "@/lib/ebsn/domain/disclaimer";
import styles from "./profile.module.css";
import own from "./profile-update.module.css";

const readAnswered = () => door<Disclaimer[]>("user-registration-disclaimer/list-by-type");
const readStores = () => door<Store[]>("store/list");

/** Consents are given to each store by itself: the one that sells now, and those answered before. */
export function ProfileUpdateConsents() {
  const t = useTranslations("profile.details");
  const { cart } = useCart();
  const { data: stores } = useSWR("store/list", readStores);
  const { data: answered } = useSWR("user-registration-disclaimer/list-by-type", readAnswered);
  const [chosen, setChosen] = useState<number | null>(null);
  const known = new Set([cart?.storeId, ...(answered ?? []).map(({ storeId }) => storeId)]);
  const ofCustomer = (stores ?? []).filter(({ storeId }) => known.has(storeId));
  const storeId = chosen ?? cart?.storeId ?? ofCustomer[0]?.storeId ?? null;
  return (
    <section className={styles.panel} aria-labelledby="consents-title">
      <h2 id="consents-title">{t("consents")}</h2>
      {storeId === null && <Skeleton height="12rem" />}
      {ofCustomer.length === 1 && (
        <p className={own.soft}>{t("consentsOf", { store: ofCustomer[0]?.name ?? "" })}</p>
      )}
      {ofCustomer.length > 1 && storeId !== null && (
        <div className={own.choice}>
          <label htmlFor="consents-store">{t("consentsStore")}</label>
          <select
            id="consents-store"
            value={storeId}
            onChange={({ target }) => setChosen(Number(target.value))}
          >
            {ofCustomer.map((store) => (
              <option key={store.storeId} value={store.storeId}>
                {store.name}
              </option>
            ))}
          </select>
        </div>
      )}
      {storeId !== null && (
        <ConsentForm
          key={storeId}
          storeId={storeId}
          onSaved={async () => {
            announce({ kind: "done", key: "profile.details.consentsSaved" });
          }}
        />
      )}
    </section>
  );
}
