type HeaderRule = { source: string; headers: { key: string; value: string }[] };

export const POLICY_HEADER: string;
export function withMapsSources(policy: string): string;
export function headerRules(options: { development: boolean; https: boolean; maps?: boolean }): HeaderRule[];
