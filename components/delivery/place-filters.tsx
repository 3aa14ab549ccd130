import { useTranslations } from "next-intl";
import { stripCodeBlanks } from "@/components/forms/strip-code-blanks";
import { Field } from "@/components/ui/field";
import styles from "./delivery.module.css";

export type PlaceFilter = { city: string; postalcode: string };

export const NO_PLACE_FILTER: PlaceFilter = { city: "", postalcode: "" };

type Props = { filter: PlaceFilter; onChange: (filter: PlaceFilter) => void };

export function PlaceFilters({ filter, onChange }: Props) {
  const t = useTranslations("delivery");
  return (
    <div className={styles.filters}>
      <Field
        label={t("city")}
        value={filter.city}
        autoComplete="address-level2"
        onChange={(event) => onChange({ ...filter, city: event.target.value })}
      />
      <Field
        label={t("postalcode")}
        value={filter.postalcode}
        inputMode="numeric"
        autoComplete="postal-code"
        onInput={stripCodeBlanks}
        onChange={(event) => onChange({ ...filter, postalcode: event.target.value })}
      />
    </div>
  );
}
