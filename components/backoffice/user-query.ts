export const USER_SORTS = ["lastName", "-lastName", "-createdAt"] as const;

type UserSort = (typeof USER_SORTS)[number];

/** In the API's own parameter names. */
export type UserQuery = { q: string; cod_int: string; sort: UserSort; page: number };

type SearchParams = Record<string, string | string[] | undefined>;

const readText = (value: SearchParams[string]) =>
  typeof value === "string" ? value.trim().slice(0, 100) : "";

export function parseUserQuery(searchParams: SearchParams): UserQuery {
  const page = Number(readText(searchParams.page));
  return {
    q: readText(searchParams.q),
    cod_int: readText(searchParams.cod_int),
    sort: USER_SORTS.find((sort) => sort === searchParams.sort) ?? "lastName",
    page: Number.isInteger(page) && page >= 1 && page <= 9999 ? page : 1,
  };
}
