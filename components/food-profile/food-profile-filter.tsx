"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { apiFetch } from "@/lib/api/api-fetch";
import type { ProductList } from "@/lib/ebsn/domain/product";
import {
  foodProfileMessagesStore,
  loadFoodProfileMessages,
  requirementName,
} from "@/lib/food-profile/messages";
import { foodProfileStore } from "@/lib/food-profile/store";
import { interpolate } from "@/lib/i18n/interpolate";
import { type Facets, hrefWithFacets, parseListingUrl } from "@/lib/catalogue/listing";
import { onNavigation } from "@/lib/navigation/page-navigation";
import { foodProfileFacets, type OfferedValue } from "@/lib/rules/products/food-profile";
import { useStore } from "@/lib/state/use-store";
import styles from "./food-profile-filter.module.css";

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

export function FoodProfileFilter() {
  const foodProfile = useStore(foodProfileStore);
  const messages = useStore(foodProfileMessagesStore);
  const listingUrl = useSyncExternalStore(onNavigation, readLocation, () => "");
  const [values, setValues] = useState<OfferedValue[]>([]);

  useEffect(() => {
    let isCurrent = true;
    void loadFoodProfileMessages().catch(() => undefined);
    void readFacetValues().then((read) => isCurrent && setValues(read));
    return () => {
      isCurrent = false;
    };
  }, []);

  if (!foodProfile || !messages || values.length === 0) return null;
  const { chosen, missing } = foodProfileFacets(foodProfile, values);
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
