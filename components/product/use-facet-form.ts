import { type RefObject, useEffect, useRef, useState } from "react";
import { navigateTo } from "@/lib/navigation/navigate";
import { closePopoverOnBack } from "./close-popover-on-back";
import { type Field, readForm, readProductCount, toQueryString } from "./facet-fields";
import type { ListQuery } from "./list-query";
import { resetOnClose } from "./reset-on-close";
import { DESKTOP, trapFocusInPopover } from "./trap-focus-in-popover";

export type FacetFormOptions = {
  /** Gateway query of the list, without its facets. */
  query: ListQuery;
  /** Names of the form's facets and flags. */
  facetNames: string[];
  /** The form was changed before this was loaded. */
  isChanged?: boolean;
};

const DEBOUNCE_MS = 150;

/** Filters apply immediately on desktops; on phones returns the number of products, once it is known. */
export function useFacetForm(
  part: RefObject<Element | null>,
  { query, facetNames, isChanged = false }: FacetFormOptions,
): number | null {
  const [count, setCount] = useState<number | null>(null);
  const mustApply = useRef(isChanged);
  const namesKey = facetNames.join(" ");
  const queryKey = JSON.stringify(query);

  useEffect(() => {
    const form = part.current?.closest("form");
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
  }, [part, namesKey, queryKey]);

  useEffect(() => {
    const form = part.current?.closest("form");
    // Without popovers the form is a part of the page, and `:popover-open` a syntax error.
    if (!form?.hidePopover) return;
    const stopTrapping = trapFocusInPopover(form);
    const stopClosing = closePopoverOnBack(form);
    return () => {
      stopTrapping();
      stopClosing();
    };
  }, [part]);

  return count;
}
