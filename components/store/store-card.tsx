import { getLocale, getTranslations } from "next-intl/server";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { formatKilometres } from "@/lib/format/format-kilometres";
import { serviceIcon } from "@/lib/rules/delivery/delivery-services";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths/paths";
import { formatStoreAddress } from "./store-address";
import type { StoreWithDistance } from "./store-distance";
import { getServiceTexts } from "./service-texts";
import { StoreOpeningStatus } from "./store-opening-status";
import styles from "./store.module.css";

export async function StoreCard({ store, km }: StoreWithDistance) {
  const [t, locale, textsOf] = await Promise.all([getTranslations("stores"), getLocale(), getServiceTexts()]);
  return (
    <li className={styles.card}>
      <h3>
        <Link href={localizePath(locale)(paths.store(store.slug))}>{store.name}</Link>
      </h3>
      {km !== null && <b className={styles.km}>{t("distance", { km: formatKilometres(km, locale) })}</b>}
      <address>{formatStoreAddress(store)}</address>
      <StoreOpeningStatus store={store} />
      <ul className={styles.serviceList}>
        {store.services.map((service) => (
          <li key={service.deliveryServiceId}>
            <Icon name={serviceIcon(service.deliveryServiceId)} size={18} />
            {textsOf(service).name}
          </li>
        ))}
      </ul>
    </li>
  );
}
