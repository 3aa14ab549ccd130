"use client";

import { useSWR } from "@/lib/state/use-swr";
import { useMessages } from "@/components/ui/messages";
import { useDeferredMessages } from "@/components/ui/use-deferred-messages";
import { apiFetch } from "@/lib/api/api-fetch";
import { emitError } from "@/lib/api/emit-error";
import type { Facet, ProductList } from "@/lib/ebsn/domain/product";
import { contentLanguage } from "@/lib/i18n/content-language";
import { getPageLocale } from "@/lib/i18n/page-locale";
import { DEFERRED_FACETS } from "@/lib/catalogue/listing-filter";
import type { ListQuery } from "./list-query";

export type MoreFacetsProps = {
  /** Gateway query of the list. */
  query: ListQuery;
  /** The customer has been told why. */
  onFailed: () => void;
};

async function readFacets([, query]: [string, ListQuery]): Promise<Facet[]> {
  const { path = "products", ...params } = query;
  const { facets } = await apiFetch<ProductList>(String(path), {
    params: { ...params, page: undefined, page_size: 1, facets: "food" },
  });
  // Groups with a selected value are on the page already.
  return facets.filter(
    ({ parameterName, values }) =>
      DEFERRED_FACETS.includes(parameterName) &&
      !query[parameterName] &&
      values.some(({ count }) => count > 0),
  );
}

/** Fields of the form around them. */
export function MoreFacets({ query, onFailed }: MoreFacetsProps) {
  const messages = useMessages();
  const deferredMessages = useDeferredMessages();
  const { data } = useSWR(["more-facets", query], readFacets, {
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
      <legend>{name}</legend>
      {values
        .filter(({ count }) => count > 0)
        .map(({ id, name: label, count }) => (
          <label key={id}>
            <input type="checkbox" name={parameterName} value={id} />
            {label}
            <small>{count}</small>
          </label>
        ))}
    </fieldset>
  ));
}
