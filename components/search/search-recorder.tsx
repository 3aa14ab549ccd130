"use client";

import { useEffect } from "react";
import { saveSearch } from "./recent-searches-store";

export function SearchRecorder({ query }: { query: string }) {
  useEffect(() => saveSearch(query), [query]);
  return null;
}
