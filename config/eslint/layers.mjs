/**
 * The folders of `components`, from the bottom up: each imports only the folders before it.
 * Parts without a domain, then what every sale needs, then the customer's account, then pages of the
 * shop, which show products, then what frames all of them.
 */
const COMPONENT_ORDER = [
  ...["ui", "forms", "seo", "maps", "consent"],
  ...["food-profile", "delivery", "auth", "cart", "product", "lists"],
  ...["checkout", "orders", "returns", "requests", "addresses", "profile", "loyalty", "benefits"],
  ...["content", "leaflet", "blocks", "category", "store", "search"],
  ...["backoffice", "overlays", "layout"],
];

/**
 * @param {string} path
 * @param {string} folder
 */
const isWithin = (path, folder) => path === folder || path.startsWith(`${folder}/`);

/** @param {string} path */
const componentFolder = (path) => /^components\/([^/]+)\//.exec(path)?.[1];

/**
 * @param {string} from
 * @param {string} to
 */
function componentBreach(from, to) {
  if (isWithin(to, "app") || isWithin(to, "backend")) return "Imports run app → components → lib.";
  const [user, used] = [componentFolder(from), componentFolder(to)];
  if (user === "ui" && (isWithin(to, "lib/ebsn/transport") || isWithin(to, "lib/ebsn/schemas")))
    return "components/ui knows no domain.";
  if (!used || used === user) return null;
  const place = COMPONENT_ORDER.indexOf(user ?? "");
  const usedPlace = COMPONENT_ORDER.indexOf(used);
  if (place < 0 || usedPlace < 0)
    return `Give components/${place < 0 ? user : used} a place in config/eslint/layers.mjs.`;
  return usedPlace < place
    ? null
    : `components/${used} comes after components/${user} in config/eslint/layers.mjs.`;
}

/**
 * @param {string} to
 * @param {boolean} isType
 */
function rulesBreach(to, isType) {
  const isBrand = to === "brand.config" || to === "brand/lockers";
  if (isWithin(to, "lib/rules") || isBrand || (isType && isWithin(to, "lib/ebsn/domain"))) return null;
  return "lib/rules is pure: of ours it imports brand.config, brand/lockers and types of lib/ebsn/domain only.";
}

/** Of the storefront; besides, the brand, its messages and `config`. */
const BACKEND_READS = ["lib/ebsn/schemas", "lib/rules"];

/** @param {string} to */
function backendBreach(to) {
  const isStorefront = ["app", "components", "lib", "server"].some((folder) => isWithin(to, folder));
  return isStorefront && !BACKEND_READS.some((folder) => isWithin(to, folder))
    ? "The backend knows lib/ebsn/schemas and lib/rules only."
    : null;
}

/**
 * Why `from` may not import `to` (paths of the repository); null: it may.
 * @param {string} from
 * @param {string} to
 * @param {boolean} isType
 */
export function layerBreach(from, to, isType) {
  if (isWithin(from, "components")) return componentBreach(from, to);
  if (isWithin(from, "backend")) return backendBreach(to);
  if (isWithin(from, "lib/rules")) return rulesBreach(to, isType);
  if (isWithin(from, "lib") && ["app", "components", "backend"].some((folder) => isWithin(to, folder)))
    return "Imports run app → components → lib.";
  return null;
}
