const withoutMinutes = (time: string) => time.replace(/^0?(\d+):00$/, "$1");

/** "18–20", or "18:30–20". */
export const shortHours = ({ beginTime, endTime }: { beginTime: string; endTime: string }): string =>
  `${withoutMinutes(beginTime)}–${withoutMinutes(endTime)}`;
