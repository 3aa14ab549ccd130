export type ContentFailureKind = "network" | "timeout" | "http" | "contract";

/** Why the content system gave no data; `code` is WordPress's own ("rest_no_route"), "" when it gave none. */
export class ContentFailure extends Error {
  constructor(
    readonly kind: ContentFailureKind,
    readonly route: string,
    readonly http = 0,
    readonly code = "",
  ) {
    super(`${kind} ${route}${http ? ` (${http})` : ""}${code ? ` ${code}` : ""}`);
    this.name = "ContentFailure";
  }
}
