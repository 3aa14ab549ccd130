"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { useLateMessages } from "@/components/ui/use-late-messages";
import type { ProductList } from "@/lib/ebsn/domain/product";
import { interpolate } from "@/lib/i18n/interpolate";
import { FILTER, LATE_FACETS } from "@/lib/listing-filter";
import type { ListQuery } from "./list-query";

export type FacetEffectsProps = {
  /** Gateway query of the list, without its facets. */
  query: ListQuery;
  /** Names of the form's facets and flags. */
  facetNames: string[];
  label: string;
  /** The form was changed before this was loaded. */
  isChanged?: boolean;
};

const DESKTOP = "(min-width: 960px)";
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

/** Filters apply immediately on desktops; on phones the button shows the number of products. */
export function FacetEffects({ query, facetNames, label, isChanged = false }: FacetEffectsProps) {
  const [count, setCount] = useState<number | null>(null);
  const labelRef = useRef<HTMLSpanElement>(null);
  const mustApply = useRef(isChanged);
  const router = useRouter();
  const late = useLateMessages();
  const namesKey = facetNames.join(" ");
  const queryKey = JSON.stringify(query);

  useEffect(() => {
    const form = labelRef.current?.closest("form");
    if (!form) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let latest = 0;

    async function readCount(fields: Field[]): Promise<void> {
      const turn = (latest += 1);
      const values = join(fields, () => ",");
      // The gateway knows no other facets, and would count products without them.
      if (values.has(FILTER)) return setCount(null);
      const chosen = [...new Set([...namesKey.split(" "), ...LATE_FACETS])].flatMap((name) => {
        const value = values.get(name);
        return value === undefined ? [] : [[name, value] as const];
      });
      const base = JSON.parse(queryKey) as ListQuery;
      const { path = "products", ...params } = { ...base, ...Object.fromEntries(chosen), page_size: 1 };
      const list = await import("@/lib/api/api-fetch")
        .then(({ apiFetch }) => apiFetch<ProductList>(String(path), { params }))
        .catch(() => null);
      if (turn === latest) setCount(list?.page.items ?? null);
    }

    function handleChange(): void {
      if (!form) return;
      const fields = readForm(form);
      if (window.matchMedia(DESKTOP).matches) {
        const search = toQueryString(fields);
        router.push(`${form.getAttribute("action") ?? ""}${search && `?${search}`}`, { scroll: false });
        return;
      }
      clearTimeout(timer);
      timer = setTimeout(() => void readCount(fields), DEBOUNCE_MS);
    }

    form.addEventListener("change", handleChange);
    if (mustApply.current) handleChange();
    mustApply.current = false;
    return () => {
      clearTimeout(timer);
      form.removeEventListener("change", handleChange);
    };
  }, [router, namesKey, queryKey]);

  return (
    <span ref={labelRef} aria-live="polite">
      {count === null || !late ? label : interpolate(count === 1 ? late.showOne : late.showCount, { count })}
    </span>
  );
}
