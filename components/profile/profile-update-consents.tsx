"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useSWR } from "@/lib/state/use-swr";
import { LoadError } from "@/components/ui/load-error";
import { Panel } from "@/components/ui/panel";
import { Skeleton } from "@/components/ui/skeleton";
import { Tab, TabList, TabPanel, TabsRoot } from "@/components/ui/tabs";
import { loadErrorKey, refreshCart } from "@/lib/cart/fetch-cart";
import { useCart } from "@/lib/cart/use-cart";
import { apiFetch } from "@/lib/api/api-fetch";
import type { Store } from "@/lib/ebsn/domain/delivery";
import type { Disclaimer } from "@/lib/ebsn/domain/disclaimer";
import { REGISTRATION_MODULE } from "@/lib/rules/account/consents";
import { StoreConsents } from "./store-consents";
import updateStyles from "./profile-update.module.css";

const readAnsweredDisclaimers = () =>
  apiFetch<Disclaimer[]>("user-registration-disclaimer/list-by-type", {
    params: { registration_module_type_id: REGISTRATION_MODULE },
  });
const readStores = () => apiFetch<Store[]>("store/list");

/** Consents are given per store: one tab for the current store and each one answered before. */
export function ProfileUpdateConsents() {
  const t = useTranslations("profile.details");
  const tRoot = useTranslations();
  const { cart, hasFailed } = useCart();
  const stores = useSWR("store/list", readStores);
  const answers = useSWR("user-registration-disclaimer/list-by-type", readAnsweredDisclaimers);
  const unread = [stores, answers].filter(({ data, error }) => error && !data);
  const [chosenStoreId, setChosenStoreId] = useState<number | null>(null);
  const knownStoreIds = new Set([cart?.storeId, ...(answers.data ?? []).map(({ storeId }) => storeId)]);
  const customerStores = (stores.data ?? []).filter(({ storeId }) => knownStoreIds.has(storeId));
  const storeId = chosenStoreId ?? cart?.storeId ?? customerStores[0]?.storeId ?? null;
  const handleSaved = () => void answers.mutate();
  return (
    <Panel aria-labelledby="consents-title">
      <h2 id="consents-title">{t("consents")}</h2>
      {storeId === null &&
        (hasFailed ? (
          <LoadError text={tRoot(loadErrorKey())} onRetry={refreshCart} />
        ) : (
          <Skeleton height="12rem" />
        ))}
      {unread.length > 0 && (
        <LoadError error={unread[0]?.error} onRetry={() => unread.forEach(({ mutate }) => void mutate())} />
      )}
      {storeId !== null && customerStores.length < 2 && (
        <>
          {customerStores[0] && (
            <p className={updateStyles.muted}>{t("consentsOf", { store: customerStores[0].name })}</p>
          )}
          <StoreConsents key={storeId} storeId={storeId} onSaved={handleSaved} />
        </>
      )}
      {storeId !== null && customerStores.length > 1 && (
        <>
          <p className={updateStyles.muted}>{t("consentsIntro")}</p>
          <TabsRoot value={storeId} onValueChange={(value) => setChosenStoreId(Number(value))}>
            <TabList aria-label={t("consentsStore")}>
              {customerStores.map((store) => (
                <Tab key={store.storeId} value={store.storeId}>
                  {store.name}
                </Tab>
              ))}
            </TabList>
            {customerStores.map((store) => (
              <TabPanel key={store.storeId} value={store.storeId} keepMounted>
                <StoreConsents storeId={store.storeId} onSaved={handleSaved} />
              </TabPanel>
            ))}
          </TabsRoot>
        </>
      )}
    </Panel>
  );
}
