import { env } from "../env";
import { UpstreamFailure } from "../upstream/failure";

export type ContentFailureKind = "network" | "timeout" | "http" | "contract";

export class ContentFailure extends UpstreamFailure {
  constructor(
    readonly kind: ContentFailureKind,
    readonly route: string,
    readonly http = 0,
    /** The content system's code, or why there was no answer. */
    readonly code = "",
    origin = env().contentUrl,
  ) {
    super("ContentFailure", { kind, call: route, origin, http, reason: code });
  }
}
