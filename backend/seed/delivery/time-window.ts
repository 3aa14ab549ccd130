/** Period ids: morning 1 and 4 (weekend), afternoon 2 and 5 (weekend), evening 3 and 6 (weekend). */
export type TimeWindow = { begin: string; end: string; period: number; capacity: number; fee?: number };

export const timeWindow = (times: string, period: number, capacity: number, fee?: number): TimeWindow => {
  const [begin = "", end = ""] = times.split("-");
  return { begin, end, period, capacity, ...(fee === undefined ? {} : { fee }) };
};
