import { config } from "../config";
import type { Address } from "./json-ld";

/** The shop where only a name is wanted; who it is stands on the home page under the same `@id`. */
export function keeper(address: Address) {
  const home = address("/");
  return {
    "@type": "Organization",
    "@id": `${home}#store`,
    name: config.identity.name,
    url: home,
  } as const;
}
