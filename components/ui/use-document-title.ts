import { useEffect } from "react";

/** For a title that depends on what the browser has loaded. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
