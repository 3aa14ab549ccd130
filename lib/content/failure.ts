export type ContentFailureKind = "network" | "timeout" | "http" | "contract";

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
