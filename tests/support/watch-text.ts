import { screen } from "@testing-library/react";

/** Whether the text was ever in the document since. */
export function watchText(text: string): () => boolean {
  let wasShown = false;
  const observer = new MutationObserver(() => (wasShown ||= screen.queryByText(text) !== null));
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  return () => wasShown;
}
