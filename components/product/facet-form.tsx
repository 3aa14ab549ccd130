import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { Facet, FacetValue } from "@/lib/ebsn/domain/product";
import type { Facets } from "@/lib/listing";
import styles from "./facet-form.module.css";

const SHOWN = 8;
const MOST = 12;

type Props = {
  /** The listing without its query. */
  action: string;
  /** What the address says besides facets. */
  kept: Record<string, string | undefined>;
  facets: Facet[];
  chosen: Facets;
};

/** Chosen values first, then those with most products, in the shop's order. */
function shownValues({ values }: Facet, chosen: string[]): FacetValue[] {
  const best = [...values].sort((a, b) => b.count - a.count).slice(0, MOST);
  const shown = values.filter((value) => chosen.includes(value.id) || best.includes(value));
  return [
    ...shown.filter((value) => chosen.includes(value.id)),
    ...shown.filter((value) => !chosen.includes(value.id)),
  ];
}

/** Filters as a plain form: a sheet on a phone, a column on a desk, both without scripts. */
export function FacetForm({ action, kept, facets, chosen }: Props) {
  const t = useTranslations("category");
  return (
    <form id="filters" popover="auto" action={action} className={styles.form} aria-label={t("filters")}>
      <div className={styles.head}>
        <h2>{t("filters")}</h2>
        <button
          type="button"
          className="icon-button"
          popoverTarget="filters"
          popoverTargetAction="hide"
          aria-label={t("closeFilters")}
        >
          <Icon name="cross" />
        </button>
      </div>
      {Object.entries(kept).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <div className={styles.groups}>
        {facets.map((facet) => (
          <FacetGroup key={facet.parameterName} facet={facet} chosen={chosen[facet.parameterName] ?? []} />
        ))}
      </div>
      <Button type="submit" className={styles.apply}>
        {t("showProducts")}
      </Button>
    </form>
  );
}

function FacetGroup({ facet, chosen }: { facet: Facet; chosen: string[] }) {
  const t = useTranslations("category");
  const values = shownValues(facet, chosen);
  const first = Math.max(SHOWN, chosen.length);
  const rest = values.slice(first);
  const box = (value: FacetValue) => (
    <label key={value.id}>
      <input
        type="checkbox"
        name={facet.parameterName}
        value={value.id}
        {...(chosen.includes(value.id) && { defaultChecked: true })}
      />
      {value.name}
      <small>{value.count}</small>
    </label>
  );
  return (
    <fieldset>
      <legend>{facet.name}</legend>
      {values.slice(0, first).map(box)}
      {rest.length > 0 && (
        <details>
          <summary>{t("moreValues", { count: rest.length })}</summary>
          {rest.map(box)}
        </details>
      )}
    </fieldset>
  );
}
