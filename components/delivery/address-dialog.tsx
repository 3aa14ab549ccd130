"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useSWR } from "@/lib/state/use-swr";
import type { AddressResult } from "@/lib/overlays/requests";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { Skeleton } from "@/components/ui/skeleton";
import { Tab, TabList, TabPanel, TabsRoot } from "@/components/ui/tabs";
import { chosenAddress, chosenTimeslot } from "@/lib/cart/readiness";
import { useCart } from "@/lib/cart/use-cart";
import { apiFetch } from "@/lib/api/api-fetch";
import { config } from "@/lib/config";
import type { Address, DeliveryService } from "@/lib/ebsn/domain/delivery";
import consents from "./consents.module.css";
import { ServiceAreaCheck } from "./service-area-check";
import { ConsentDialog } from "./consent-dialog";
import { HomeAddresses } from "./home-addresses";
import { LoadError } from "@/components/ui/load-error";
import { PickupPoints } from "./pickup-points";
import { visitorPlaceStore } from "@/lib/session/visitor-place";
import { useStore } from "@/lib/state/use-store";
import { isHomeDelivery, serviceIcon } from "@/lib/rules/delivery/delivery-services";
import styles from "./delivery.module.css";
import { useSelectAddress } from "./use-select-address";

/** requirements/delivery#services */
const DEFAULT_TAB = 1;

type Props = { deliveryServiceId?: number; onResolve: (result: AddressResult) => void };

export function AddressDialog({ deliveryServiceId, onResolve }: Props) {
  const t = useTranslations("delivery");
  const { cart, isSignedIn } = useCart();
  const { data, error, mutate } = useSWR("delivery-services", () =>
    apiFetch<DeliveryService[]>("address/delivery-service-list"),
  );
  const visibleServices = data?.filter((service) => service.showTab) ?? [];
  const [tab, setTab] = useState<number | null>(deliveryServiceId ?? null);
  const tabs = visibleServices.map((service) => service.deliveryServiceId);
  // With their place visitors have also said how they want their shopping.
  const hasGivenPlace = useStore(visitorPlaceStore) !== null;
  const hasChosenService = hasGivenPlace || chosenAddress(cart) !== null;
  const chosenService = hasChosenService ? cart?.service?.deliveryServiceId : null;
  const current =
    [tab, chosenService, DEFAULT_TAB].find((id) => tabs.some((shown) => shown === id)) ??
    tabs[0] ??
    DEFAULT_TAB;
  const { select, savingId, awaitingConsent, confirmSelection, cancelSelection } = useSelectAddress((next) =>
    onResolve(chosenTimeslot(next) ? "chosen" : "setTimeslot"),
  );
  const choose = (address: Address) => void select(address, current);

  return (
    <Dialog
      open
      title={t("addressTitle")}
      width={config.dialogWidths.address}
      onClose={() => onResolve("closed")}
    >
      {error && !data && <LoadError error={error} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton height="3rem" />}
      <TabsRoot value={current} onValueChange={(value) => setTab(Number(value))}>
        <TabList aria-label={t("services")}>
          {visibleServices.map((service) => (
            <Tab key={service.deliveryServiceId} value={service.deliveryServiceId}>
              <Icon name={serviceIcon(service.deliveryServiceId)} size={22} />
              {service.name}
            </Tab>
          ))}
        </TabList>
        {visibleServices.map(({ deliveryServiceId: id, descr }) => (
          <TabPanel key={id} value={id}>
            {descr && <p className={styles.intro}>{descr}</p>}
            {!isHomeDelivery(id) && (
              <PickupPoints deliveryServiceId={id} savingId={savingId} onChoose={choose} />
            )}
            {isHomeDelivery(id) && isSignedIn && (
              <HomeAddresses deliveryServiceId={id} savingId={savingId} onChoose={choose} />
            )}
            {isHomeDelivery(id) && !isSignedIn && <ServiceAreaCheck onLogin={() => onResolve("login")} />}
          </TabPanel>
        ))}
      </TabsRoot>
      {cart?.storeName && (
        <p className={consents.store}>
          <span>{t("soldBy", { store: cart.storeName })}</span>
          <Button variant="quiet" small onClick={() => onResolve("setStore")}>
            {t("changeStore")}
          </Button>
        </p>
      )}
      {awaitingConsent && (
        <ConsentDialog
          storeId={awaitingConsent.storeId}
          store={awaitingConsent.address.storeName || awaitingConsent.address.addressName}
          onSaved={confirmSelection}
          onCancel={cancelSelection}
          onClose={cancelSelection}
        />
      )}
    </Dialog>
  );
}
