"use client";

import { useEffect } from "react";
import { saveSearch } from "@/lib/catalogue/recent-searches";

export function SearchRecorder({ query }: { query: string }) {
  useEffect(() => saveSearch(query), [query]);
  return null;
}
