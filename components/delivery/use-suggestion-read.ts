import { useRef, useState } from "react";

/** Reads the chosen suggestion; an answer that comes after something else was typed or chosen is dropped. */
export function useSuggestionRead<Found>(onFound: (found: Found) => void) {
  const lastRequest = useRef(0);
  const [hasFailed, setHasFailed] = useState(false);

  function cancel(): void {
    lastRequest.current++;
    setHasFailed(false);
  }

  async function read(suggestion: { read: () => Promise<Found | null> }): Promise<void> {
    cancel();
    const request = lastRequest.current;
    const found = await suggestion.read().catch(() => null);
    if (request !== lastRequest.current) return;
    if (found) onFound(found);
    else setHasFailed(true);
  }

  return { hasFailed, cancel, read };
}
