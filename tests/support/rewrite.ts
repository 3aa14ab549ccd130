import { getPathMatch } from "next/dist/shared/lib/router/utils/path-match";
import { matchHas, prepareDestination } from "next/dist/shared/lib/router/utils/prepare-destination";
import type { IncomingMessage } from "node:http";

type Rule = { source: string; destination: string; has?: { type: "query"; key: string; value: string }[] };

const NO_REQUEST = { headers: {} } as IncomingMessage;

/** Applies `beforeFiles` rewrites with Next's own matcher, one after the other. */
export function applyRewrites(path: string, rules: Rule[]): string {
  const { pathname, searchParams } = new URL(path, "http://localhost");
  const query = Object.fromEntries(searchParams);
  return rules.reduce((current, { source, destination, has }) => {
    const params = getPathMatch(source, { strict: true, removeUnnamedParams: true })(current);
    const queryParams = params && matchHas(NO_REQUEST, query, has ?? []);
    if (!params || !queryParams) return current;
    const target = { destination, params: { ...params, ...queryParams }, query, appendParamsToQuery: false };
    return prepareDestination(target).parsedDestination.pathname ?? current;
  }, pathname);
}
