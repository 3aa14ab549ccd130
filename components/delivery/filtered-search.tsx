import { useTranslations } from "next-intl";
import { type ReactNode, useId, useState } from "react";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import styles from "./delivery.module.css";
import { NO_PLACE_FILTER, type PlaceFilter, PlaceFilters } from "./place-filters";

type Props = {
  filter: PlaceFilter;
  onChange: (filter: PlaceFilter) => void;
  /** The search field. */
  children: ReactNode;
};

/** Search and filters in one row; on a phone a button beside the search shows the filters. */
export function FilteredSearch({ filter, onChange, children }: Props) {
  const t = useTranslations("delivery");
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);

  function toggle(): void {
    // A filter that nobody sees would hide addresses.
    if (isOpen) onChange(NO_PLACE_FILTER);
    setIsOpen(!isOpen);
  }

  return (
    <div className={styles.filteredSearch}>
      {children}
      <button
        type="button"
        className={classNames("icon-button", styles.filterToggle)}
        aria-label={t("filters")}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        <Icon name="filter" />
      </button>
      <div id={id} className={styles.filterFields} data-open={isOpen || undefined}>
        <PlaceFilters filter={filter} onChange={onChange} />
      </div>
    </div>
  );
}
