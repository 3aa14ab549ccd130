"use client";

import { Tabs } from "@base-ui/react/tabs";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Icon } from "@/components/ui/icon";
import tabStyles from "@/components/ui/tabs.module.css";
import type { DeliveryService, Store } from "@/lib/ebsn/domain/delivery";
import { serviceIcon } from "./service-icon";
import { StoreTile } from "./store-tile";
import styles from "./stores.module.css";

type Props = {
  stores: Store[];
  currentStoreId: number | null;
  deliveryServiceId?: number;
  saving: number | null;
  onChoose: (store: Store, deliveryServiceId?: number) => void;
};

/** The services any of the stores offers under a tab, in their order. */
function servicesOf(stores: Store[]): DeliveryService[] {
  const shown = stores.flatMap(({ services }) => services.filter(({ showTab }) => showTab));
  return [...new Map(shown.map((service) => [service.deliveryServiceId, service])).values()];
}

/** A tile a store, under a tab a way to get the goods; one list where the stores say nothing of that. */
export function StoreTiles({ stores, currentStoreId, deliveryServiceId, saving, onChoose }: Props) {
  const t = useTranslations("delivery");
  const tabs = servicesOf(stores);
  const [picked, setPicked] = useState<number | null>(null);
  const tab = [picked, deliveryServiceId].find((id) =>
    tabs.some((service) => service.deliveryServiceId === id),
  );
  const current = tab ?? tabs[0]?.deliveryServiceId;

  const tiles = (some: Store[]) => (
    <ul className={styles.tiles}>
      {some.map((store) => (
        <StoreTile
          key={store.storeId}
          store={store}
          current={store.storeId === currentStoreId}
          saving={saving}
          onChoose={() => onChoose(store, current)}
        />
      ))}
    </ul>
  );

  if (tabs.length < 2) return tiles(stores);
  return (
    <Tabs.Root value={current} onValueChange={(value) => setPicked(Number(value))}>
      <Tabs.List className={tabStyles.list} aria-label={t("services")}>
        {tabs.map(({ deliveryServiceId: id, name }) => (
          <Tabs.Tab key={id} value={id} className={tabStyles.tab}>
            <Icon name={serviceIcon(id)} size={22} />
            {name}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ deliveryServiceId: id }) => (
        <Tabs.Panel key={id} value={id} className={tabStyles.panel}>
          {tiles(
            stores.filter(({ services }) => services.some((service) => service.deliveryServiceId === id)),
          )}
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  );
}
