"use client";

import { useEffect } from "react";
import { saveSearch } from "./search-memory";

/** A search that found something is remembered on this device. */
export function RememberSearch({ word }: { word: string }) {
  useEffect(() => saveSearch(word), [word]);
  return null;
}
