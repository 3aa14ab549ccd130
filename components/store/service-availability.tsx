import { getLocale, getTranslations } from "next-intl/server";
import { brand } from "@/brand.config";
import { formatAddress } from "@/lib/addresses";
import { formatLongDay } from "@/lib/dates";
import { getWarehouses } from "@/lib/ebsn/warehouses";
import type { Address, DeliveryService, Place } from "@/lib/ebsn/domain/delivery";
import { getCollectionPoints, getDeliveryServices, getFirstAvailableDay } from "@/lib/ebsn/delivery-services";
import { NotifyDelivery } from "@/components/delivery/notify-delivery";
import { localizePath } from "@/lib/i18n/locale-path";
import { formatMoney } from "@/lib/money";
import { paths } from "@/lib/paths";
import { serviceIcon, serviceKind } from "@/lib/rules/delivery-services";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { kilometresBetween, type Position, positionOf } from "@/lib/rules/distance";
import type { AdditionalData } from "./additional-data";
import { ChooseService } from "./choose-service";
import { kilometreText, nearStores, type NearStore } from "./near-stores";
import { getServiceTexts } from "./service-texts";
import styles from "./store.module.css";

/** Starts while the place is looked up; equal reads of one render are deduplicated. */
export const preloadServices = () => void Promise.allSettled([getDeliveryServices(), getWarehouses()]);

type Props = { additionalData: AdditionalData & { place: Place } };

export async function ServiceAvailability({ additionalData: { place } }: Props) {
  const [t, services, stores] = await Promise.all([
    getTranslations("serviceCheck"),
    getDeliveryServices(),
    getWarehouses().catch(() => []),
  ]);
  const town = [place.city, place.province && `(${place.province})`].filter(Boolean).join(" ");
  const origin = positionOf(place);
  const options = await Promise.all(
    services.map(async (service) => {
      const { deliveryServiceId } = service;
      const storesWithService = stores.filter((store) =>
        store.services.some((offered) => offered.deliveryServiceId === deliveryServiceId),
      );
      const isHome = serviceKind(deliveryServiceId) === "home";
      const isLocker = serviceKind(deliveryServiceId) === "locker";
      const locker = isLocker ? await findNearestLocker(deliveryServiceId, origin) : null;
      const nearest = isLocker ? undefined : nearStores(storesWithService, origin)[0];
      const isServed = isLocker ? locker !== null : !isHome || place.served;
      const lockerStore = locker && stores.find(({ name }) => name === locker.address.storeName);
      const warehouseId = isHome ? place.warehouseId : (nearest?.store ?? lockerStore)?.warehouseId;
      return {
        service,
        isServed,
        nearest,
        locker,
        firstDay: isServed ? await getFirstAvailableDay(deliveryServiceId, warehouseId) : null,
      };
    }),
  );
  return (
    <section className={styles.section} aria-labelledby="servizi">
      <h2 id="servizi">{place.served ? t("yes", { place: town }) : t("no", { place: town })}</h2>
      {!place.served && <p className={styles.lead}>{t("noText")}</p>}
      <ul className={styles.services}>
        {options.map((option) => (
          <ServiceOption key={option.service.deliveryServiceId} {...option} />
        ))}
        {!place.served && brand.deliveryPartner && <PartnerOption {...brand.deliveryPartner} />}
      </ul>
      {!place.served && (
        <div className={styles.notify}>
          <NotifyDelivery place={place} text={t("notify")} savedText={t("notifySaved")} />
        </div>
      )}
    </section>
  );
}

type NearLocker = { address: Address; km: number | null };

/** A locker has no store page; null: none. */
async function findNearestLocker(
  deliveryServiceId: number,
  origin: Position | null,
): Promise<NearLocker | null> {
  const points = await getCollectionPoints(deliveryServiceId).catch(() => []);
  const measured = points.map((address) => {
    const position = positionOf(address);
    return { address, km: origin && position ? kilometresBetween(origin, position) : null };
  });
  return measured.toSorted((a, b) => (a.km ?? Infinity) - (b.km ?? Infinity))[0] ?? null;
}

async function PartnerOption({ name, url }: { name: string; url: string }) {
  const t = await getTranslations("serviceCheck");
  return (
    <li>
      <Icon name="truck" size={28} />
      <b>{t("partner", { name })}</b>
      <span>{t("partnerText")}</span>
      <a href={url} target="_blank" rel="noopener">
        {t("toPartner", { name })}
      </a>
    </li>
  );
}

type ServiceOptionProps = {
  service: DeliveryService;
  isServed: boolean;
  firstDay: string | null;
  nearest?: NearStore;
  locker: NearLocker | null;
};

async function ServiceOption({ service, isServed, firstDay, nearest, locker }: ServiceOptionProps) {
  const [t, locale, textsOf] = await Promise.all([
    getTranslations("serviceCheck"),
    getLocale(),
    getServiceTexts(),
  ]);
  const { deliveryServiceId, feeCents, minimumOrderCents } = service;
  const { name, descr } = textsOf(service);
  const isHome = serviceKind(deliveryServiceId) === "home";
  const day = firstDay && formatLongDay(firstDay, locale);
  if (!isServed) {
    return (
      <li className={styles.unavailable}>
        <Icon name={serviceIcon(deliveryServiceId)} size={28} />
        <b>{name}</b>
        <span>{t("notServed")}</span>
      </li>
    );
  }
  return (
    <li>
      <Icon name={serviceIcon(deliveryServiceId)} size={28} />
      <b>{name}</b>
      <span>{descr}</span>
      <strong>{day ? t(isHome ? "firstDay" : "firstPickup", { day }) : t("noSlots")}</strong>
      {feeCents !== null && (
        <span>
          {feeCents === 0
            ? t("free")
            : t(isHome ? "fee" : "pickupFee", { fee: formatMoney(feeCents, locale) })}
        </span>
      )}
      <span>
        {minimumOrderCents
          ? t("minimum", { minimum: formatMoney(minimumOrderCents, locale) })
          : t("noMinimum")}
      </span>
      {!isHome && nearest && nearest.km !== null && (
        <Link href={localizePath(locale)(paths.store(nearest.store.slug))}>
          {t("nearest", { name: nearest.store.name, km: kilometreText(nearest.km, locale) })}
        </Link>
      )}
      {locker && (
        <span>
          {locker.km === null
            ? locker.address.addressName
            : t("nearest", { name: locker.address.addressName, km: kilometreText(locker.km, locale) })}
          {`, ${formatAddress(locker.address)}`}
        </span>
      )}
      <ChooseService text={t("choosePoint")} deliveryServiceId={deliveryServiceId} />
    </li>
  );
}
