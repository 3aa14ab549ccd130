"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { apiFetch } from "@/lib/api/api-fetch";
import type { ProductList } from "@/lib/ebsn/domain/product";
import { householdMessages, loadHouseholdMessages, requirementName } from "@/lib/household/messages";
import { householdStore } from "@/lib/household/store";
import { interpolate } from "@/lib/i18n/interpolate";
import { type Facets, hrefWithFacets, parseListingUrl } from "@/lib/listing";
import { onNavigation } from "@/lib/navigation/page-navigation";
import { householdFacets, type OfferedValue } from "@/lib/rules/household";
import { useStore } from "@/lib/use-store";
import styles from "./household-filter.module.css";

let facetValuesPromise: Promise<OfferedValue[]> | null = null;

/** Cached once, as it is the same in the whole shop. */
function readFacetValues(): Promise<OfferedValue[]> {
  facetValuesPromise ??= apiFetch<ProductList>("products", { params: { facets: "food", page_size: 1 } }).then(
    ({ facets }) =>
      facets.flatMap(({ parameterName, values }) => values.map((value) => ({ ...value, parameterName }))),
    () => {
      facetValuesPromise = null;
      return [];
    },
  );
  return facetValuesPromise;
}

const readLocation = () => `${location.pathname}${location.search}`;

const isChosen = (chosen: Facets, facets: Facets) =>
  Object.entries(chosen).every(([name, ids]) => ids.every((id) => facets[name]?.includes(id)));

function toggleFacets(facets: Facets, chosen: Facets, isOn: boolean): Facets {
  const next: Facets = { ...facets };
  for (const [name, ids] of Object.entries(chosen)) {
    const others = (facets[name] ?? []).filter((id) => !ids.includes(id));
    next[name] = isOn ? others : [...others, ...ids];
  }
  return next;
}

export function HouseholdFilter() {
  const household = useStore(householdStore);
  const messages = useStore(householdMessages);
  const listingUrl = useSyncExternalStore(onNavigation, readLocation, () => "");
  const [values, setValues] = useState<OfferedValue[]>([]);

  useEffect(() => {
    let isCurrent = true;
    void loadHouseholdMessages().catch(() => undefined);
    void readFacetValues().then((read) => isCurrent && setValues(read));
    return () => {
      isCurrent = false;
    };
  }, []);

  if (!household || !messages || values.length === 0) return null;
  const { chosen, missing } = householdFacets(household, values);
  if (Object.keys(chosen).length === 0) return null;
  const listing = parseListingUrl(listingUrl);
  const isOn = isChosen(chosen, listing.facets);
  const names = missing.map((requirement) => requirementName(requirement, messages)).join(", ");
  return (
    <Link
      rel="nofollow"
      className={styles.filter}
      data-on={isOn || undefined}
      href={hrefWithFacets(listing, toggleFacets(listing.facets, chosen, isOn))}
    >
      <Icon name={isOn ? "cross" : "leaf"} size={18} />
      {isOn && <span className="visually-hidden">{messages.unfilter}</span>}
      <span aria-hidden={isOn || undefined}>
        {missing.length > 0 ? interpolate(messages.filterPartly, { names }) : messages.filter}
      </span>
    </Link>
  );
}
