import { getLocale, getTranslations } from "next-intl/server";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon-paths";
import type { Block } from "@/lib/ebsn/domain/category";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths/paths";
import styles from "./service-discovery.module.css";

const DELIVERY_METHODS: { key: "home" | "store" | "locker"; icon: IconName }[] = [
  { key: "home", icon: "truck" },
  { key: "store", icon: "store" },
  { key: "locker", icon: "locker" },
];

export async function ServiceDiscovery({ block }: { block: Block }) {
  const [t, tCheck, locale] = await Promise.all([
    getTranslations("blocks"),
    getTranslations("serviceCheck"),
    getLocale(),
  ]);
  return (
    <div className={styles.service}>
      <div>
        <h2>{block.settings.TITLE || t("serviceTitle")}</h2>
        <p>{t("serviceText")}</p>
      </div>
      <ul className={styles.methods}>
        {DELIVERY_METHODS.map(({ key, icon }) => (
          <li key={key}>
            <Icon name={icon} size={26} />
            <b>{t(`service.${key}.name`)}</b>
            <span>{t(`service.${key}.text`)}</span>
          </li>
        ))}
      </ul>
      <form className={styles.form} action={localizePath(locale)(paths.serviceDiscovery())}>
        <Field
          label={tCheck("field")}
          name="address"
          autoComplete="street-address"
          maxLength={160}
          required
        />
        <Button type="submit">{t("serviceButton")}</Button>
      </form>
    </div>
  );
}
