import { getLocale, getTranslations } from "next-intl/server";
import { MapView } from "@/components/maps/map-view";
import type { Warehouse } from "@/lib/ebsn/domain/delivery";
import { env } from "@/lib/env";
import { localizePath } from "@/lib/i18n/locale-path";
import { toMapPoint } from "@/lib/maps/map-point";
import { paths } from "@/lib/paths/paths";
import { formatStoreAddress } from "./store-address";
import styles from "./store.module.css";

type Props = { title: string; stores: Warehouse[] };

/** The key is fetched when the map is opened. */
export async function StoresMap({ title, stores }: Props) {
  if (!env().maps) return null;
  const [t, locale] = await Promise.all([getTranslations("maps"), getLocale()]);
  const href = localizePath(locale);
  return (
    <div className={styles.mapArea}>
      <MapView
        locale={locale}
        points={stores.flatMap((store) => {
          const { slug, name } = store;
          const point = { id: slug, name, text: formatStoreAddress(store), href: href(paths.store(slug)) };
          return toMapPoint(store.address, point) ?? [];
        })}
        labels={{
          title,
          show: t("show"),
          note: t("note"),
          cluster: t.raw("cluster") as string,
          open: t("open"),
        }}
      />
    </div>
  );
}
