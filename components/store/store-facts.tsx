import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/button";
import type { Warehouse } from "@/lib/ebsn/domain/delivery";
import { positionOf } from "@/lib/rules/delivery/distance";
import { directionsHref, mapHref } from "./map-links";
import { formatStoreAddress } from "./store-address";
import { StoreHours } from "./store-hours";
import styles from "./store.module.css";

const hasFacts = ({ hours, facilities, address, phone, email }: Warehouse) =>
  hours.length > 0 || facilities.length > 0 || address !== null || phone !== "" || email !== "";

export function StoreFacts({ store }: { store: Warehouse }) {
  const t = useTranslations("stores");
  if (!hasFacts(store)) return null;
  return (
    <div className={styles.facts}>
      {store.hours.length > 0 && (
        <section>
          <h2>{t("hours")}</h2>
          <StoreHours store={store} />
        </section>
      )}
      <StoreContacts store={store} />
      {store.facilities.length > 0 && (
        <section>
          <h2>{t("facilities")}</h2>
          <ul className={styles.facilities}>
            {store.facilities.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function StoreContacts({ store }: { store: Warehouse }) {
  const t = useTranslations("stores");
  const isLocated = formatStoreAddress(store) !== "" || positionOf(store.address) !== null;
  if (!isLocated && !store.phone && !store.email) return null;
  return (
    <section>
      {isLocated && <StoreAddress store={store} />}
      {store.phone && (
        <p>
          {t("phone")} <a href={`tel:${store.phone.replace(/[^\d+]/g, "")}`}>{store.phone}</a>
        </p>
      )}
      {store.email && (
        <p>
          {t("email")} <a href={`mailto:${store.email}`}>{store.email}</a>
        </p>
      )}
    </section>
  );
}

function StoreAddress({ store }: { store: Warehouse }) {
  const t = useTranslations("stores");
  return (
    <>
      <h2>{t("address")}</h2>
      <address>{formatStoreAddress(store)}</address>
      <LinkButton
        variant="secondary"
        small
        href={directionsHref(store)}
        target="_blank"
        rel="noopener noreferrer"
      >
        {t("directions")}
      </LinkButton>{" "}
      <LinkButton
        variant="quiet"
        small
        className={styles.map}
        href={mapHref(store)}
        target="_blank"
        rel="noopener noreferrer"
      >
        {t("map")}
      </LinkButton>
    </>
  );
}
