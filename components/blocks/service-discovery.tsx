import { getLocale, getTranslations } from "next-intl/server";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon-paths";
import type { Block } from "@/lib/ebsn/domain/category";
import { localPath } from "@/lib/i18n/local-path";
import { paths } from "@/lib/paths";
import styles from "./service-discovery.module.css";

const WAYS: { key: "home" | "store" | "locker"; icon: IconName }[] = [
  { key: "home", icon: "truck" },
  { key: "store", icon: "store" },
  { key: "locker", icon: "locker" },
];

/** The ways the shopping can arrive, and the way to find out which of them reach one's door. */
export async function ServiceDiscovery({ block }: { block: Block }) {
  const [t, check, locale] = await Promise.all([
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
      <ul className={styles.ways}>
        {WAYS.map(({ key, icon }) => (
          <li key={key}>
            <Icon name={icon} size={26} />
            <b>{t(`service.${key}.name`)}</b>
            <span>{t(`service.${key}.text`)}</span>
          </li>
        ))}
      </ul>
      <form className={styles.ask} action={localPath(locale)(paths.serviceDiscovery())}>
        <Field label={check("field")} name="address" autoComplete="street-address" maxLength={160} required />
        <Button type="submit">{t("serviceButton")}</Button>
      </form>
    </div>
  );
}
