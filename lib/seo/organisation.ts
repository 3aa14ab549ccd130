import { brand } from "../../brand.config";
import type { ToUrl } from "./schema-org";

export const LOGO = "/icon-512.png";

/** Reference by `@id`: the home page has the full organisation. */
export function organisation(toUrl: ToUrl) {
  const home = toUrl("/");
  return {
    "@type": "Organization",
    "@id": `${home}#store`,
    name: brand.name,
    url: home,
    logo: toUrl(LOGO),
  } as const;
}
