import { keepUnits } from "@/lib/format/join-details";
import { InlineFacts } from "./inline-facts";

/** "Brand · 500 g · 2,63 €"; those that exist are shown. */
export function ProductFacts({ facts }: { facts: (string | false | undefined)[] }) {
  return <InlineFacts facts={facts.map((fact) => fact && keepUnits(fact))} />;
}
