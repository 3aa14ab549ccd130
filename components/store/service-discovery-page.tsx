import { getLocale, getTranslations } from "next-intl/server";
import { IndexHeader } from "@/components/content/index-header";
import { Breadcrumb } from "@/components/layout/breadcrumb";
import { Button } from "@/components/ui/button";
import { Chip, Chips } from "@/components/ui/chip";
import { EmptyState } from "@/components/ui/empty-state";
import { Field } from "@/components/ui/field";
import { localPath } from "@/lib/i18n/local-path";
import { paths } from "@/lib/paths";
import { readAdditionalData } from "./additional-data";
import { ServiceAnswer } from "./service-answer";
import styles from "./store.module.css";

/** Says which ways of delivery reach a typed address; without one it only asks. */
export async function ServiceDiscoveryPage({ address }: { address: string }) {
  const [t, locale, data] = await Promise.all([
    getTranslations("serviceCheck"),
    getLocale(),
    address ? readAdditionalData(address) : null,
  ]);
  const href = localPath(locale);
  return (
    <>
      <Breadcrumb crumbs={[]} here={t("title")} />
      <IndexHeader title={t("heading")} text={t("text")} />
      <form className={styles.search} action={href(paths.serviceDiscovery())}>
        <Field
          label={t("field")}
          hint={t("fieldHint")}
          name="address"
          defaultValue={address}
          autoComplete="street-address"
          maxLength={160}
          required
        />
        <Button type="submit">{t("submit")}</Button>
      </form>
      {data && !data.place && data.choices.length === 0 && (
        <EmptyState icon="pin" title={t("unknown", { q: address })}>
          {t("unknownText")}
        </EmptyState>
      )}
      {data && !data.place && data.choices.length > 0 && (
        <section className={styles.part}>
          <h2>{t("choose", { q: address })}</h2>
          <Chips label={t("choose", { q: address })}>
            {data.choices.map((choice) => (
              <Chip key={choice} href={href(paths.serviceDiscovery(choice))}>
                {choice}
              </Chip>
            ))}
          </Chips>
        </section>
      )}
      {data?.place && <ServiceAnswer additionalData={{ ...data, place: data.place }} />}
    </>
  );
}
