import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { ContentText } from "@/components/ui/content-text";
import { Icon } from "@/components/ui/icon";
import type { Facet, FacetValue } from "@/lib/ebsn/domain/product";
import { type Facets, type Flag, FLAG_MESSAGES, facetParameter } from "@/lib/catalogue/listing";
import { FacetFormEnhancerIsland } from "./facet-form-enhancer-island";
import type { ListQuery } from "./list-query";
import { MoreFacetsIsland } from "./more-facets-island";
import styles from "./facet-form.module.css";

const VISIBLE_VALUES = 8;
const MAX_VALUES = 12;

type Props = {
  /** URL of the listing without its query. */
  action: string;
  /** Other query parameters to preserve. */
  preservedParams: [name: string, value: string][];
  facets: Facet[];
  flags: readonly Flag[];
  selectedFacets: Facets;
  /** Gateway query of the list. */
  query: ListQuery;
};

function withoutFacets(query: ListQuery, names: string[]): ListQuery {
  const isOtherFilter = ([name]: [string, unknown]) => !names.includes(name) && name !== "page";
  return Object.fromEntries(Object.entries(query).filter(isOtherFilter));
}

/** Chosen values first, then those with the most products, in the API's order. */
function selectValues({ parameterName, values }: Facet, chosen: string[]): FacetValue[] {
  const usable = values.filter(({ id }) => facetParameter(parameterName, id));
  const topValues = [...usable].sort((a, b) => b.count - a.count).slice(0, MAX_VALUES);
  const listed = usable.filter((value) => chosen.includes(value.id) || topValues.includes(value));
  return [
    ...listed.filter((value) => chosen.includes(value.id)),
    ...listed.filter((value) => !chosen.includes(value.id)),
  ];
}

/** Works without scripts: a popover on phones, a column on desktops. */
export function FacetForm({ action, preservedParams, facets, flags, selectedFacets, query }: Props) {
  const t = useTranslations("category");
  const isPartial = facets.some(
    (facet) => selectValues(facet, selectedFacets[facet.parameterName] ?? []).length < facet.values.length,
  );
  const names: string[] = [...facets.map(({ parameterName }) => parameterName), ...flags];
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
      {preservedParams.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.groups}>
        <fieldset>
          <legend>{t("showOnly")}</legend>
          {flags.map((flag) => (
            <label key={flag}>
              <input
                type="checkbox"
                name={flag}
                value="true"
                {...(selectedFacets[flag] && { defaultChecked: true })}
              />
              {t(FLAG_MESSAGES[flag])}
            </label>
          ))}
        </fieldset>
        {facets.map((facet) => (
          <FacetGroup
            key={facet.parameterName}
            facet={facet}
            chosen={selectedFacets[facet.parameterName] ?? []}
          />
        ))}
        <MoreFacetsIsland query={query} label={t(isPartial ? "moreFiltersAndValues" : "moreFilters")} />
      </div>
      <Button type="submit" className={styles.apply}>
        <FacetFormEnhancerIsland
          query={withoutFacets(query, names)}
          facetNames={names}
          label={t("showProducts")}
        />
      </Button>
    </form>
  );
}

function FacetGroup({ facet, chosen }: { facet: Facet; chosen: string[] }) {
  const t = useTranslations("category");
  const values = selectValues(facet, chosen);
  const visibleCount = Math.max(VISIBLE_VALUES, chosen.length);
  const hiddenValues = values.slice(visibleCount);
  const renderCheckbox = (value: FacetValue) => (
    <label key={value.id}>
      <input
        type="checkbox"
        {...facetParameter(facet.parameterName, value.id)}
        {...(chosen.includes(value.id) && { defaultChecked: true })}
      />
      <ContentText>{value.name}</ContentText>
      <small>{value.count}</small>
    </label>
  );
  return (
    <fieldset>
      <legend>
        <ContentText>{facet.name}</ContentText>
      </legend>
      {values.slice(0, visibleCount).map(renderCheckbox)}
      {hiddenValues.length > 0 && (
        <details>
          <summary className="disclosure">{t("moreValues", { count: hiddenValues.length })}</summary>
          {hiddenValues.map(renderCheckbox)}
        </details>
      )}
    </fieldset>
  );
}
