"use client";

import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { useDeferredMessages } from "@/components/ui/use-deferred-messages";
import { interpolate } from "@/lib/i18n/interpolate";
import { useStore } from "@/lib/state/use-store";
import styles from "./recent-searches.module.css";
import { clearSearches, recentSearchesStore, removeSearch } from "@/lib/catalogue/recent-searches";

export function RecentSearches({ action }: { action: string }) {
  const messages = useDeferredMessages();
  const searches = useStore(recentSearchesStore);

  if (!messages || searches.length === 0) return null;
  return (
    <section className={styles.recent} aria-label={messages.searchedBefore}>
      <div className={styles.head}>
        <h2>{messages.searchedBefore}</h2>
        <Button variant="quiet" small onClick={clearSearches}>
          {messages.clearAll}
        </Button>
      </div>
      <ul className={styles.list}>
        {searches.map(({ name }) => (
          <li key={name}>
            <Link href={`${action}?q=${encodeURIComponent(name)}`}>
              <Icon name="clock" size={18} />
              {name}
            </Link>
            <button
              type="button"
              aria-label={interpolate(messages.removeSearch, { query: name })}
              onClick={() => removeSearch(name)}
            >
              <Icon name="cross" size={16} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
