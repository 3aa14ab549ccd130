"use client";

import { useEffect } from "react";
import { addShallowPath } from "@/lib/navigation/page-navigation";

/** A parameter that asks for a message does so once: not after a reload, nor in a copied address. */
export function DropParameter({ name }: { name: string }) {
  useEffect(() => {
    const url = new URL(window.location.href);
    if (!url.searchParams.has(name)) return;
    url.searchParams.delete(name);
    addShallowPath(url.pathname);
    window.history.replaceState(null, "", url);
  }, [name]);
  return null;
}
