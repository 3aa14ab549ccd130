"use client";

import { useStore } from "@/lib/use-store";
import type { CompareChoiceProps } from "./compare-choice";
import { compareParts } from "./compare-parts";

export function ComparePlace(props: CompareChoiceProps) {
  const parts = useStore(compareParts);
  return parts && <parts.Choice {...props} />;
}
