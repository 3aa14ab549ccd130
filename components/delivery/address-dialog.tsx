"use client";

import { Tabs } from "@base-ui/react/tabs";
import { useTranslations } from "next-intl";
import { useState } from "react";
import useSWR from "swr";
import type { AddressResult } from "@/components/cart/delivery-flow";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { Skeleton } from "@/components/ui/skeleton";
import tabStyles from "@/components/ui/tabs.module.css";
import { useCart } from "@/lib/cart/client";
import { door } from "@/lib/cart/door";
import { config } from "@/lib/config";
import type { Address, DeliveryService } from "@/lib/ebsn/domain/delivery";
import { hasTimeslot } from "@/lib/rules/cart-readiness";
import consents from "./consents.module.css";
import { AnonymousHome } from "./anonymous-home";
import { ConsentDialog } from "./consent-dialog";
import { HomeAddresses } from "./home-addresses";
import { LoadFailed } from "./load-failed";
import { PickupPoints } from "./pickup-points";
import { isHomeDelivery, serviceIcon } from "./service-icon";
import styles from "./delivery.module.css";
import { useSelectAddress } from "./use-select-address";

const DEFAULT_TAB = 1;

type Props = { deliveryServiceId?: number; onSettle: (result: AddressResult) => void };

/** Where the shopping goes: a tab a service, each with its own way to find a place. */
export function AddressDialog({ deliveryServiceId, onSettle }: Props) {
  const t = useTranslations("delivery");
  const { cart, isSignedIn } = useCart();
  const { data, error, mutate } = useSWR("delivery-services", () =>
    door<DeliveryService[]>("address/delivery-service-list"),
  );
  const shown = data?.filter((service) => service.showTab) ?? [];
  const [tab, setTab] = useState<number | null>(deliveryServiceId ?? null);
  const current = tab ?? cart?.service?.deliveryServiceId ?? shown[0]?.deliveryServiceId ?? DEFAULT_TAB;
  const { select, saving, asking, selectAsked, dropAsked } = useSelectAddress((next) =>
    onSettle(hasTimeslot(next) ? "chosen" : "setTimeslot"),
  );
  const choose = (address: Address) => void select(address, current);

  return (
    <Dialog
      open
      title={t("addressTitle")}
      width={config.dialogWidths.address}
      onClose={() => onSettle("closed")}
    >
      {error && <LoadFailed onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton height="3rem" />}
      <Tabs.Root value={current} onValueChange={(value) => setTab(Number(value))}>
        <Tabs.List className={tabStyles.list} aria-label={t("services")}>
          {shown.map((service) => (
            <Tabs.Tab
              key={service.deliveryServiceId}
              value={service.deliveryServiceId}
              className={tabStyles.tab}
            >
              <Icon name={serviceIcon(service.deliveryServiceId)} size={22} />
              {service.name}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {shown.map(({ deliveryServiceId: id, descr }) => (
          <Tabs.Panel key={id} value={id} className={tabStyles.panel}>
            {descr && <p className={styles.intro}>{descr}</p>}
            {!isHomeDelivery(id) && <PickupPoints deliveryServiceId={id} saving={saving} onChoose={choose} />}
            {isHomeDelivery(id) && isSignedIn && (
              <HomeAddresses deliveryServiceId={id} saving={saving} onChoose={choose} />
            )}
            {isHomeDelivery(id) && !isSignedIn && <AnonymousHome onLogin={() => onSettle("login")} />}
          </Tabs.Panel>
        ))}
      </Tabs.Root>
      {cart?.storeName && (
        <p className={consents.store}>
          <span>{t("soldBy", { store: cart.storeName })}</span>
          <Button variant="quiet" small onClick={() => onSettle("setStore")}>
            {t("changeStore")}
          </Button>
        </p>
      )}
      {asking && (
        <ConsentDialog
          storeId={asking.storeId}
          store={asking.address.storeName || asking.address.addressName}
          onSaved={selectAsked}
          onCancel={dropAsked}
          onClose={dropAsked}
        />
      )}
    </Dialog>
  );
}
