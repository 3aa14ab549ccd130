/** Period ids: morning 1 and 4 (weekend), afternoon 2 and 5 (weekend), evening 3 and 6 (weekend). */
export type Window = { begin: string; end: string; period: number; capacity: number; fee?: number };

export const window = (times: string, period: number, capacity: number, fee?: number): Window => {
  const [begin = "", end = ""] = times.split("-");
  return { begin, end, period, capacity, ...(fee === undefined ? {} : { fee }) };
};
