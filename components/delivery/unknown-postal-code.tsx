"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Field } from "@/components/ui/field";
import { isPossiblePostalCode } from "@/lib/rules/delivery/addresses";
import styles from "./delivery.module.css";
import { UncoveredAreaNotice } from "./uncovered-area-notice";

/** The shop does not know its town, which it needs to say when it delivers there. */
export function UnknownPostalCode({ postalcode }: { postalcode: string }) {
  const t = useTranslations("delivery.place");
  const [typedCity, setTypedCity] = useState("");
  const city = typedCity.trim();
  if (!isPossiblePostalCode(postalcode))
    return <p className={styles.warning}>{t("notExisting", { postalcode })}</p>;
  return (
    <>
      <p className={styles.warning}>{t("unknown", { postalcode })}</p>
      <Field
        id="place-unknown-town"
        label={t("town")}
        value={typedCity}
        autoComplete="address-level2"
        onChange={({ target }) => setTypedCity(target.value)}
      />
      {city !== "" && <UncoveredAreaNotice place={{ postalcode, city }} />}
    </>
  );
}
