import { getLocale, getTranslations } from "next-intl/server";
import { formatLongDay } from "@/lib/dates";
import { getWarehouses } from "@/lib/ebsn/delivery";
import type { DeliveryService, Place } from "@/lib/ebsn/domain/delivery";
import { getDeliveryServices, getFirstDay } from "@/lib/ebsn/services";
import { localPath } from "@/lib/i18n/local-path";
import { formatMoney } from "@/lib/money";
import { paths } from "@/lib/paths";
import { serviceIcon } from "@/components/delivery/service-icon";
import { Icon } from "@/components/ui/icon";
import { serviceGroup } from "@/lib/rules/delivery-services";
import { positionOf } from "@/lib/rules/distance";
import type { AdditionalData } from "./additional-data";
import { ChooseService } from "./choose-service";
import { kilometreText, nearStores, type NearStore } from "./near-stores";
import styles from "./store.module.css";

type Props = { additionalData: AdditionalData & { place: Place } };

/** Each way of delivery with its first day, fee and minimum; where home delivery ends, the nearest points. */
export async function ServiceAnswer({ additionalData: { place } }: Props) {
  const [t, services, stores] = await Promise.all([
    getTranslations("serviceCheck"),
    getDeliveryServices(),
    getWarehouses().catch(() => []),
  ]);
  const town = [place.city, place.province && `(${place.province})`].filter(Boolean).join(" ");
  const from = positionOf(place);
  const ways = await Promise.all(
    services.map(async (service) => {
      const { deliveryServiceId } = service;
      const offering = stores.filter((store) =>
        store.services.some((own) => own.deliveryServiceId === deliveryServiceId),
      );
      const isHome = serviceGroup(deliveryServiceId) === "home";
      const nearest = nearStores(offering, from)[0];
      const served = !isHome || place.served;
      const at = isHome ? place.warehouseId : nearest?.store.warehouseId;
      return { service, served, nearest, firstDay: served ? await getFirstDay(deliveryServiceId, at) : null };
    }),
  );
  return (
    <section className={styles.part} aria-labelledby="servizi">
      <h2 id="servizi">{place.served ? t("yes", { place: town }) : t("no", { place: town })}</h2>
      {!place.served && <p className={styles.lead}>{t("noText")}</p>}
      <ul className={styles.services}>
        {ways.map((way) => (
          <Way key={way.service.deliveryServiceId} {...way} />
        ))}
      </ul>
    </section>
  );
}

type WayProps = { service: DeliveryService; served: boolean; firstDay: string | null; nearest?: NearStore };

async function Way({ service, served, firstDay, nearest }: WayProps) {
  const [t, locale] = await Promise.all([getTranslations("serviceCheck"), getLocale()]);
  const { deliveryServiceId, name, descr, feeCents, minimumOrderCents } = service;
  const home = serviceGroup(deliveryServiceId) === "home";
  const day = firstDay && formatLongDay(firstDay, locale);
  if (!served) {
    return (
      <li className={styles.off}>
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
      <strong>{day ? t(home ? "firstDay" : "firstPickup", { day }) : t("noSlots")}</strong>
      {feeCents !== null && (
        <span>{feeCents === 0 ? t("free") : t("fee", { fee: formatMoney(feeCents, locale) })}</span>
      )}
      <span>
        {minimumOrderCents
          ? t("minimum", { minimum: formatMoney(minimumOrderCents, locale) })
          : t("noMinimum")}
      </span>
      {!home && nearest && nearest.km !== null && (
        <a href={localPath(locale)(paths.store(nearest.store.slug))}>
          {t("nearest", { name: nearest.store.name, km: kilometreText(nearest.km, locale) })}
        </a>
      )}
      <ChooseService text={t("choosePoint")} deliveryServiceId={deliveryServiceId} />
    </li>
  );
}
