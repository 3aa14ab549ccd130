import { brand } from "../../brand.config";
import type { ToUrl } from "./json-ld";

/** Reference by `@id`: the home page has the full organisation. */
export function organisation(toUrl: ToUrl) {
  const home = toUrl("/");
  return {
    "@type": "Organization",
    "@id": `${home}#store`,
    name: brand.name,
    url: home,
  } as const;
}
