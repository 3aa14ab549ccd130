"use client";

import { useSWR } from "@/lib/state/use-swr";
import { useMessages } from "@/components/ui/messages";
import { useDeferredMessages } from "@/components/ui/use-deferred-messages";
import { apiFetch } from "@/lib/api/api-fetch";
import { emitError } from "@/lib/api/emit-error";
import type { Facet, ProductList } from "@/lib/ebsn/domain/product";
import { contentLanguage } from "@/lib/i18n/content-language";
import { interpolate } from "@/lib/i18n/interpolate";
import { getPageLocale } from "@/lib/i18n/page-locale";
import { facetParameter } from "@/lib/catalogue/listing";
import { DEFERRED_FACETS } from "@/lib/catalogue/listing-filter";
import type { ListQuery } from "./list-query";

export type MoreFacetsProps = {
  /** Gateway query of the list. */
  query: ListQuery;
  /** Ids of the values that the form has, by facets of which it has not all. */
  listed?: Readonly<Record<string, string[]>>;
  /** The customer has been told why. */
  onFailed: () => void;
};

type Key = [string, ListQuery, Required<MoreFacetsProps>["listed"]];

async function readFacets([, query, listed]: Key): Promise<Facet[]> {
  const { path = "products", ...params } = query;
  const { facets } = await apiFetch<ProductList>(String(path), {
    params: { ...params, page: undefined, page_size: 1, facets: "food" },
  });
  return facets
    .filter(({ parameterName }) =>
      // Groups with a selected value are on the page already.
      DEFERRED_FACETS.includes(parameterName) ? !query[parameterName] : listed[parameterName],
    )
    .map((facet) => ({
      ...facet,
      values: facet.values.filter(({ id, count }) => count > 0 && !listed[facet.parameterName]?.includes(id)),
    }))
    .filter(({ values }) => values.length > 0);
}

/** Fields of the form around them. */
export function MoreFacets({ query, listed = {}, onFailed }: MoreFacetsProps) {
  const messages = useMessages();
  const deferredMessages = useDeferredMessages();
  const { data } = useSWR(["more-facets", query, listed], readFacets, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
    onError(cause: unknown) {
      emitError("errors.generic", cause);
      onFailed();
    },
  });
  if (!data) return <p role="status">{messages.loading}</p>;
  if (data.length === 0) return <p role="status">{deferredMessages?.noMoreFilters}</p>;
  return data.map(({ name, parameterName, values }) => (
    <fieldset key={parameterName} lang={contentLanguage(getPageLocale())}>
      <legend>{listed[parameterName] ? interpolate(deferredMessages?.moreOf ?? "", { name }) : name}</legend>
      {values.map(({ id, name: label, count }) => (
        <label key={id}>
          <input type="checkbox" {...facetParameter(parameterName, id)} />
          {label}
          <small>{count}</small>
        </label>
      ))}
    </fieldset>
  ));
}
