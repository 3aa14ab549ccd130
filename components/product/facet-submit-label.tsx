"use client";

import { useEffect, useRef, useState } from "react";
import { useDeferredMessages } from "@/components/ui/use-deferred-messages";
import type { ProductList } from "@/lib/ebsn/domain/product";
import { interpolate } from "@/lib/i18n/interpolate";
import { FILTER, DEFERRED_FACETS } from "@/lib/listing-filter";
import { navigateTo } from "@/lib/navigation/navigate";
import { closePopoverOnBack } from "./close-popover-on-back";
import { DESKTOP, trapFocusInPopover } from "./trap-focus-in-popover";
import type { ListQuery } from "./list-query";
import { resetOnClose } from "./reset-on-close";

export type FacetSubmitLabelProps = {
  /** Gateway query of the list, without its facets. */
  query: ListQuery;
  /** Names of the form's facets and flags. */
  facetNames: string[];
  label: string;
  /** The form was changed before this was loaded. */
  isChanged?: boolean;
};

const DEBOUNCE_MS = 150;

type Field = [name: string, value: string];

const readForm = (form: HTMLFormElement): Field[] =>
  [...new FormData(form)].map(([name, value]) => [name, String(value)]);

function join(fields: Field[], separatorOf: (name: string) => string): Map<string, string> {
  const joined = new Map<string, string>();
  for (const [name, value] of fields) {
    const before = joined.get(name);
    joined.set(name, before ? `${before}${separatorOf(name)}${value}` : value);
  }
  return joined;
}

/** Several values are joined as links write them. */
function toQueryString(fields: Field[]): string {
  const joined = join(fields, (name) => (name === FILTER ? ";" : ","));
  const query = new URLSearchParams([...joined]).toString();
  return query.replaceAll("%2C", ",").replaceAll("%3A", ":").replaceAll("%3B", ";");
}

/** null: not known. */
async function readProductCount(fields: Field[], query: ListQuery, names: string[]): Promise<number | null> {
  const values = join(fields, () => ",");
  // The gateway knows no other facets, and would count products without them.
  if (values.has(FILTER)) return null;
  const selected = [...new Set([...names, ...DEFERRED_FACETS])].flatMap((name) => {
    const value = values.get(name);
    return value === undefined ? [] : [[name, value] as const];
  });
  const { path = "products", ...params } = { ...query, ...Object.fromEntries(selected), page_size: 1 };
  return import("@/lib/api/api-fetch")
    .then(({ apiFetch }) => apiFetch<ProductList>(String(path), { params }))
    .then(
      ({ page }) => page.items,
      () => null,
    );
}

/** Filters apply immediately on desktops; on phones the button shows the number of products. */
export function FacetSubmitLabel({ query, facetNames, label, isChanged = false }: FacetSubmitLabelProps) {
  const [count, setCount] = useState<number | null>(null);
  const labelRef = useRef<HTMLSpanElement>(null);
  const mustApply = useRef(isChanged);
  const deferredMessages = useDeferredMessages();
  const namesKey = facetNames.join(" ");
  const queryKey = JSON.stringify(query);

  useEffect(() => {
    const form = labelRef.current?.closest("form");
    if (!form) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let latestRequestId = 0;

    async function updateCount(fields: Field[]): Promise<void> {
      const requestId = (latestRequestId += 1);
      const productCount = await readProductCount(
        fields,
        JSON.parse(queryKey) as ListQuery,
        namesKey.split(" "),
      );
      if (requestId === latestRequestId) setCount(productCount);
    }

    function handleChange(): void {
      if (!form) return;
      const fields = readForm(form);
      if (window.matchMedia(DESKTOP).matches) {
        const search = toQueryString(fields);
        navigateTo(`${form.getAttribute("action") ?? ""}${search && `?${search}`}`);
        return;
      }
      clearTimeout(timer);
      timer = setTimeout(() => void updateCount(fields), DEBOUNCE_MS);
    }

    function forgetCount(): void {
      clearTimeout(timer);
      // The count, even one still being fetched, belongs to the previous list.
      latestRequestId += 1;
      setCount(null);
    }

    form.addEventListener("change", handleChange);
    const stopResetting = resetOnClose(form, forgetCount);
    if (mustApply.current) handleChange();
    mustApply.current = false;
    return () => {
      form.removeEventListener("change", handleChange);
      stopResetting();
      forgetCount();
    };
  }, [namesKey, queryKey]);

  useEffect(() => {
    const form = labelRef.current?.closest("form");
    if (!form) return;
    const stopTrapping = trapFocusInPopover(form);
    const stopClosing = closePopoverOnBack(form);
    return () => {
      stopTrapping();
      stopClosing();
    };
  }, []);

  return (
    <span ref={labelRef} aria-live="polite">
      {count === null || !deferredMessages
        ? label
        : interpolate(count === 1 ? deferredMessages.showOne : deferredMessages.showCount, { count })}
    </span>
  );
}
