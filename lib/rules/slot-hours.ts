const withoutMinutes = (time: string) => time.replace(/^0?(\d+):00$/, "$1");

/** "18–20", and "18:30–20" where it matters. */
export const shortHours = ({ beginTime, endTime }: { beginTime: string; endTime: string }): string =>
  `${withoutMinutes(beginTime)}–${withoutMinutes(endTime)}`;
