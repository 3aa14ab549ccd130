"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Icon } from "@/components/ui/icon";
import { Tab, TabList, TabPanel, TabsRoot } from "@/components/ui/tabs";
import type { DeliveryService, Store } from "@/lib/ebsn/domain/delivery";
import { serviceIcon } from "@/lib/rules/delivery/delivery-services";
import { NothingFound } from "./nothing-found";
import { StoreMap } from "./delivery-map";
import { StoreTile } from "./store-tile";
import styles from "./stores.module.css";

type Props = {
  stores: Store[];
  currentStoreId: number | null;
  deliveryServiceId?: number;
  savingId: number | null;
  onChoose: (store: Store, deliveryServiceId?: number) => void;
};

function servicesOf(stores: Store[]): DeliveryService[] {
  const tabServices = stores.flatMap(({ services }) => services.filter(({ showTab }) => showTab));
  return [...new Map(tabServices.map((service) => [service.deliveryServiceId, service])).values()];
}

/** One tab per delivery service; a single list where there are fewer than two. */
export function StoreTiles({ stores, currentStoreId, deliveryServiceId, savingId, onChoose }: Props) {
  const t = useTranslations("delivery");
  const tabs = servicesOf(stores);
  const [picked, setPicked] = useState<number | null>(null);
  const tab = [picked, deliveryServiceId].find((id) =>
    tabs.some((service) => service.deliveryServiceId === id),
  );
  const current = tab ?? tabs[0]?.deliveryServiceId;

  const renderTiles = (tabStores: Store[]) => (
    <>
      <StoreMap stores={tabStores} savingId={savingId} onChoose={(store) => onChoose(store, current)} />
      <ul className={styles.tiles}>
        {tabStores.map((store) => (
          <StoreTile
            key={store.storeId}
            store={store}
            current={store.storeId === currentStoreId}
            savingId={savingId}
            onChoose={() => onChoose(store, current)}
          />
        ))}
      </ul>
    </>
  );

  if (stores.length === 0) return <NothingFound />;
  if (tabs.length < 2) return renderTiles(stores);
  return (
    <TabsRoot value={current} onValueChange={(value) => setPicked(Number(value))}>
      <TabList aria-label={t("services")}>
        {tabs.map(({ deliveryServiceId: id, name }) => (
          <Tab key={id} value={id}>
            <Icon name={serviceIcon(id)} size={22} />
            {name}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ deliveryServiceId: id }) => (
        <TabPanel key={id} value={id}>
          {renderTiles(
            stores.filter(({ services }) => services.some((service) => service.deliveryServiceId === id)),
          )}
        </TabPanel>
      ))}
    </TabsRoot>
  );
}
