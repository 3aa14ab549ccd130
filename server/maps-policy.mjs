import { POLICY_HEADER, withMapsSources } from "../config/headers.mjs";

/**
 * Next's own headers are fixed by the build, the key of the maps is not.
 * @param {import("node:http").ServerResponse} response
 */
export function admitMaps(response) {
  const { setHeader } = response;
  response.setHeader = (name, value) =>
    setHeader.call(
      response,
      name,
      name.toLowerCase() === POLICY_HEADER.toLowerCase() ? withMapsSources(String(value)) : value,
    );
}
