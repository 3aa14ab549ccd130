type TokenOptions = {
  /** The person is asked to do something, which takes as long as it takes. */
  onChallenge: () => void;
  /** Aborted when nobody waits for the token any more. */
  signal: AbortSignal;
};

export type GetToken = (siteKey: string, options: TokenOptions) => Promise<string>;
