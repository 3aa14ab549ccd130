import { getLocale, getTranslations } from "next-intl/server";
import { Alert } from "@/components/ui/alert";
import { IndexHeader } from "@/components/ui/index-header";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { Button } from "@/components/ui/button";
import { Chip, Chips } from "@/components/ui/chip";
import { EmptyState } from "@/components/ui/empty-state";
import { Field } from "@/components/ui/field";
import { Link } from "@/components/ui/link";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths/paths";
import { findServiceArea } from "./service-area";
import { ServiceAvailability } from "./service-availability";
import { preloadServices } from "./service-options";
import styles from "./store.module.css";
import { UncoveredPostalCode } from "./uncovered-postal-code";

export const MAX_ADDRESS_LENGTH = 160;

export async function ServiceDiscoveryPage({ address }: { address: string }) {
  if (address) preloadServices();
  const [t, locale, data] = await Promise.all([
    getTranslations("serviceCheck"),
    getLocale(),
    address ? findServiceArea(address) : null,
  ]);
  const href = localizePath(locale);
  return (
    <>
      <Breadcrumb items={[]} current={t("title")} />
      <IndexHeader title={t("heading")} text={t("text")} />
      <form className={styles.search} action={href(paths.serviceDiscovery())}>
        <Field
          label={t("field")}
          hint={t("fieldHint")}
          name="address"
          defaultValue={address}
          autoComplete="street-address"
          maxLength={MAX_ADDRESS_LENGTH}
          required
        />
        <Button type="submit">{t("submit")}</Button>
      </form>
      {data && !data.place && data.choices.length === 0 && (
        <>
          <EmptyState icon="pin" title={t("unknown", { q: address })}>
            {t("unknownText")}
          </EmptyState>
          <UncoveredPostalCode {...data.addressData} />
        </>
      )}
      {data && !data.place && data.choices.length > 0 && (
        <section className={styles.section}>
          <h2>{t(data.isUnknown ? "similar" : "choose", { q: address })}</h2>
          <Chips label={t("choose", { q: address })}>
            {data.choices.map((choice) => (
              <Chip key={choice} href={href(paths.serviceDiscovery(choice))}>
                {choice}
              </Chip>
            ))}
          </Chips>
        </section>
      )}
      {data && !data.place && (
        <p className={styles.elsewhere}>
          {t("elsewhere")} <Link href={href(paths.stores())}>{t("toStores")}</Link>
        </p>
      )}
      {data?.place && data.addressData.street && !data.addressData.street.number && (
        <Alert tone="warning">
          {t("numberMissing", { street: data.addressData.street.name, town: data.place.city })}
        </Alert>
      )}
      {data?.place && <ServiceAvailability serviceArea={{ ...data, place: data.place }} />}
    </>
  );
}
