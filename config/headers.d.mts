type HeaderRule = { source: string; headers: { key: string; value: string }[] };

export function headerRules(options: { development: boolean; https: boolean; maps?: boolean }): HeaderRule[];
