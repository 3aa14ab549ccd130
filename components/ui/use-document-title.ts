import { useEffect } from "react";

/** For a title that depends on what the browser has loaded; null: the server's. */
export function useDocumentTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = title;
  }, [title]);
}
