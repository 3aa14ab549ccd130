"use client";

import { Tabs } from "@base-ui/react/tabs";
import { useTranslations } from "next-intl";
import { useState } from "react";
import useSWR from "swr";
import { Skeleton } from "@/components/ui/skeleton";
import tabStyles from "@/components/ui/tabs.module.css";
import { useCart } from "@/lib/cart/client";
import { door } from "@/lib/cart/door";
import type { Store } from "@/lib/ebsn/domain/delivery";
import type { Disclaimer } from "@/lib/ebsn/domain/disclaimer";
import { ConsentsOfStore } from "./consents-of-store";
import styles from "./profile.module.css";
import own from "./profile-update.module.css";

const readAnswered = () => door<Disclaimer[]>("user-registration-disclaimer/list-by-type");
const readStores = () => door<Store[]>("store/list");

/** Consents are given to each store by itself: a tab for the one that sells now, and those answered before. */
export function ProfileUpdateConsents() {
  const t = useTranslations("profile.details");
  const { cart } = useCart();
  const { data: stores } = useSWR("store/list", readStores);
  const { data: answered, mutate } = useSWR("user-registration-disclaimer/list-by-type", readAnswered);
  const [chosen, setChosen] = useState<number | null>(null);
  const known = new Set([cart?.storeId, ...(answered ?? []).map(({ storeId }) => storeId)]);
  const ofCustomer = (stores ?? []).filter(({ storeId }) => known.has(storeId));
  const storeId = chosen ?? cart?.storeId ?? ofCustomer[0]?.storeId ?? null;
  const saved = () => void mutate();
  return (
    <section className={styles.panel} aria-labelledby="consents-title">
      <h2 id="consents-title">{t("consents")}</h2>
      {storeId === null && <Skeleton height="12rem" />}
      {storeId !== null && ofCustomer.length < 2 && (
        <>
          {ofCustomer[0] && <p className={own.soft}>{t("consentsOf", { store: ofCustomer[0].name })}</p>}
          <ConsentsOfStore key={storeId} storeId={storeId} onSaved={saved} />
        </>
      )}
      {storeId !== null && ofCustomer.length > 1 && (
        <>
          <p className={own.soft}>{t("consentsIntro")}</p>
          <Tabs.Root value={storeId} onValueChange={(value) => setChosen(Number(value))}>
            <Tabs.List className={tabStyles.list} aria-label={t("consentsStore")}>
              {ofCustomer.map((store) => (
                <Tabs.Tab key={store.storeId} value={store.storeId} className={tabStyles.tab}>
                  {store.name}
                </Tabs.Tab>
              ))}
            </Tabs.List>
            {ofCustomer.map((store) => (
              <Tabs.Panel key={store.storeId} value={store.storeId} className={tabStyles.panel} keepMounted>
                <ConsentsOfStore storeId={store.storeId} onSaved={saved} />
              </Tabs.Panel>
            ))}
          </Tabs.Root>
        </>
      )}
    </section>
  );
}
