import { brand } from "../../brand.config";
import type { ToUrl } from "./schema-org";

export const LOGO = "/icon-512.png";

/** The same in all languages. */
export const organisationId = (toUrl: ToUrl): string => new URL("/#store", toUrl(LOGO)).href;

/** Reference by `@id`: the home page has the full organisation. */
export function organisation(toUrl: ToUrl) {
  const home = toUrl("/");
  return {
    "@type": "Organization",
    "@id": organisationId(toUrl),
    name: brand.name,
    url: home,
    logo: toUrl(LOGO),
  } as const;
}
