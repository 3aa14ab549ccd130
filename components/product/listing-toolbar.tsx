import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import type { Facet } from "@/lib/ebsn/domain/product";
import { type Facets, FLAG_MESSAGES, isFlag, type Sort, SORT_ORDERS } from "@/lib/catalogue/listing";
import { CompareSwitch } from "./compare-switch";
import { DensitySwitch } from "./density-switch";
import { listingHref, withoutFacet } from "./listing-href";
import { ListingExtras } from "./listing-extras";
import styles from "./listing-toolbar.module.css";

const SORTS = [undefined, ...(Object.keys(SORT_ORDERS) as Sort[])];

const SORT_KEYS = {
  price: "priceUp",
  "-price": "priceDown",
  "unit-price": "unitPrice",
  name: "name",
} as const satisfies Record<Sort, string>;

type Props = {
  path: string;
  count: number;
  sort?: Sort;
  facets: Facet[];
  hasFilters: boolean;
  selectedFacets: Facets;
};

export function ListingToolbar({ path, count, sort, facets, hasFilters, selectedFacets }: Props) {
  const t = useTranslations("category");
  const activeCount = Object.values(selectedFacets).flat().length;
  return (
    <div className={styles.toolbar}>
      <p className={styles.count} role="status">
        {t("count", { count })}
      </p>
      {hasFilters && (
        <button type="button" className={styles.filters} popoverTarget="filters">
          <Icon name="filter" size={20} />
          {t("filters")}
          {activeCount > 0 && (
            <b>
              {activeCount}{" "}
              <span className="visually-hidden">{t("activeFilters", { count: activeCount })}</span>
            </b>
          )}
        </button>
      )}
      <SortMenu path={path} sort={sort} selectedFacets={selectedFacets} />
      <DensitySwitch />
      <CompareSwitch />
      <ListingExtras />
      <SelectedFacets path={path} sort={sort} facets={facets} selectedFacets={selectedFacets} />
    </div>
  );
}

function SortMenu({ path, sort, selectedFacets }: { path: string; sort?: Sort; selectedFacets: Facets }) {
  const t = useTranslations("category");
  return (
    <details className={styles.sort} name="sort">
      <summary>
        {t("sort.label")}
        <span>{t(`sort.${sortKey(sort)}`)}</span>
        <Icon name="down" size={16} />
      </summary>
      <ul>
        {SORTS.map((sortOption) => (
          <li key={sortOption ?? "default"}>
            <Link
              href={listingHref(path, { sort: sortOption, facets: selectedFacets })}
              {...(sortOption === sort && { "aria-current": "true" })}
            >
              {t(`sort.${sortKey(sortOption)}`)}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

function sortKey(sort: Sort | undefined): "default" | (typeof SORT_KEYS)[Sort] {
  return sort ? SORT_KEYS[sort] : "default";
}

function SelectedFacets({ path, sort, facets, selectedFacets }: Omit<Props, "count" | "hasFilters">) {
  const t = useTranslations("category");
  const labelOf = (key: string, id: string) =>
    isFlag(key)
      ? t(FLAG_MESSAGES[key])
      : (facets.find((facet) => facet.parameterName === key)?.values.find((value) => value.id === id)?.name ??
        id);
  const pairs = Object.entries(selectedFacets).flatMap(([key, values]) =>
    values.map((value) => [key, value] as const),
  );
  if (pairs.length === 0) return null;
  return (
    <ul className={styles.chosen} aria-label={t("chosenFilters")}>
      {pairs.map(([key, value]) => (
        <li key={`${key} ${value}`}>
          <Link
            rel="nofollow"
            href={listingHref(path, { sort, facets: withoutFacet(selectedFacets, key, value) })}
          >
            <span className="visually-hidden">{t("removeFilter")} </span>
            {labelOf(key, value)}
            <Icon name="cross" size={16} />
          </Link>
        </li>
      ))}
      <li>
        <Link rel="nofollow" href={listingHref(path, { sort })}>
          {t("removeAll")}
        </Link>
      </li>
    </ul>
  );
}
