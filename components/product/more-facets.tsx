"use client";

import { useState } from "react";
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
  /** The customer has been told why. */
  onFailed: () => void;
};

const fieldKey = ({ name, value }: { name: string; value: string }): string => `${name}=${value}`;

/** Keys of the form's own fields, before these are in it. */
const readListed = (): string[] =>
  [...document.querySelectorAll<HTMLInputElement>("#filters input[type=checkbox]")].map(fieldKey);

const isListed = (listed: string[], parameterName: string, id: string): boolean => {
  const field = facetParameter(parameterName, id);
  return field !== null && listed.includes(fieldKey(field));
};

async function readFacets([, query, listed]: [string, ListQuery, string[]]): Promise<
  (Facet & { isRest: boolean })[]
> {
  const { path = "products", ...params } = query;
  const { facets } = await apiFetch<ProductList>(String(path), {
    params: { ...params, page: undefined, page_size: 1, facets: "food" },
  });
  return (
    facets
      .map((facet) => ({
        ...facet,
        isRest: facet.values.some(({ id }) => isListed(listed, facet.parameterName, id)),
        values: facet.values.filter(
          ({ id, count }) => count > 0 && !isListed(listed, facet.parameterName, id),
        ),
      }))
      // Groups with a selected value are on the page already.
      .filter(({ parameterName, isRest }) =>
        DEFERRED_FACETS.includes(parameterName) ? !query[parameterName] : isRest,
      )
      .filter(({ values }) => values.length > 0)
  );
}

/** Fields of the form around them. */
export function MoreFacets({ query, onFailed }: MoreFacetsProps) {
  const [listed] = useState(readListed);
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
  return data.map(({ name, parameterName, values, isRest }) => (
    <fieldset key={parameterName} lang={contentLanguage(getPageLocale())}>
      <legend>{isRest ? interpolate(deferredMessages?.moreOf ?? "", { name }) : name}</legend>
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
