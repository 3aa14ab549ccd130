import { getLocale, getTranslations } from "next-intl/server";
import { formatKilometres } from "@/lib/format/format-kilometres";
import { formatAddress } from "@/lib/rules/delivery/addresses";
import { formatLongDay } from "@/lib/dates";
import type { Place } from "@/lib/ebsn/domain/delivery";
import { NotifyDelivery } from "@/components/delivery/notify-delivery";
import { localizePath } from "@/lib/i18n/locale-path";
import { formatMoney } from "@/lib/money";
import { paths } from "@/lib/paths/paths";
import { serviceIcon, serviceKind } from "@/lib/rules/delivery/delivery-services";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import type { ServiceArea } from "./service-area";
import { ChooseService } from "./choose-service";
import { PartnerOption } from "./partner-option";
import { getServiceOptions, type ServiceOption } from "./service-options";
import { getServiceTexts } from "./service-texts";
import styles from "./store.module.css";

type Props = { serviceArea: ServiceArea & { place: Place } };

export async function ServiceAvailability({ serviceArea: { place, addressData } }: Props) {
  const [t, options] = await Promise.all([getTranslations("serviceCheck"), getServiceOptions(place)]);
  const town = [place.city, place.province && `(${place.province})`].filter(Boolean).join(" ");
  // Streets have no position: distances are from the postal code that was typed, or from the town.
  const centre = [addressData.postalcode, place.city].filter(Boolean).join(" ");
  return (
    <section className={styles.section} aria-labelledby="servizi">
      <h2 id="servizi">{place.served ? t("yes", { place: town }) : t("no", { place: town })}</h2>
      {!place.served && <p className={styles.lead}>{t("noText")}</p>}
      <ul className={styles.services}>
        {options.map((option) => (
          <ServiceOptionItem key={option.service.deliveryServiceId} {...option} centre={centre} />
        ))}
        {!place.served && <PartnerOption />}
      </ul>
      {!place.served && (
        <div className={styles.notify}>
          <NotifyDelivery place={place} text={t("notify")} savedText={t("notifySaved")} />
        </div>
      )}
    </section>
  );
}

type ItemProps = ServiceOption & { centre: string };

async function ServiceOptionItem({ service, isServed, firstDay, nearest, locker, centre }: ItemProps) {
  const [t, locale, textsOf] = await Promise.all([
    getTranslations("serviceCheck"),
    getLocale(),
    getServiceTexts(),
  ]);
  const { deliveryServiceId, feeCents, minimumOrderCents } = service;
  const { name, descr } = textsOf(service);
  const isHome = serviceKind(deliveryServiceId) === "home";
  const day = firstDay && formatLongDay(firstDay, locale);
  const nearestText = (point: string, km: number) =>
    t("nearest", { name: point, km: formatKilometres(km, locale), place: centre });
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
          {nearestText(nearest.store.name, nearest.km)}
        </Link>
      )}
      {locker && (
        <span>
          {locker.km === null
            ? locker.address.addressName
            : nearestText(locker.address.addressName, locker.km)}
          {`, ${formatAddress(locker.address)}`}
        </span>
      )}
      <ChooseService text={t("choosePoint")} deliveryServiceId={deliveryServiceId} />
    </li>
  );
}
