export const USER_SORTS = ["lastName", "-lastName", "-createdAt"] as const;

export type UserSort = (typeof USER_SORTS)[number];

/** What staff ask for, in the API's own words. */
export type AskedUsers = { q: string; cod_int: string; sort: UserSort; page: number };

type Given = Record<string, string | string[] | undefined>;

const textOf = (value: Given[string]) => (typeof value === "string" ? value.trim().slice(0, 100) : "");

/** The search out of a page's query; what is none of it is left out. */
export function askedUsers(given: Given): AskedUsers {
  const page = Number(textOf(given.page));
  return {
    q: textOf(given.q),
    cod_int: textOf(given.cod_int),
    sort: USER_SORTS.find((sort) => sort === given.sort) ?? "lastName",
    page: Number.isInteger(page) && page >= 1 && page <= 9999 ? page : 1,
  };
}
