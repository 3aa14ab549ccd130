import { readPage } from "@/lib/catalogue/listing";
import { readTextParam, type SearchParams } from "@/lib/params/search-params";

export const USER_SORTS = ["lastName", "-lastName", "-createdAt"] as const;

type UserSort = (typeof USER_SORTS)[number];

/** In the API's own parameter names. */
export type UserQuery = { q: string; cod_int: string; sort: UserSort; page: number };

const MIN_QUERY_LENGTH = 2;

const isNumber = (text: string) => /^\d*$/.test(text);

/** Keys of `backoffice.customers`. */
export const userQueryErrors = ({ q, cod_int: code }: Pick<UserQuery, "q" | "cod_int">) => ({
  q: q && !code && q.length < MIN_QUERY_LENGTH ? ("queryTooShort" as const) : null,
  cod_int: isNumber(code) ? null : ("codeInvalid" as const),
});

export function isSearch(query: UserQuery): boolean {
  const errors = userQueryErrors(query);
  return (query.q !== "" || query.cod_int !== "") && !errors.q && !errors.cod_int;
}

export function parseUserQuery(searchParams: SearchParams): UserQuery {
  return {
    q: readTextParam(searchParams.q),
    cod_int: readTextParam(searchParams.cod_int),
    sort: USER_SORTS.find((sort) => sort === searchParams.sort) ?? "lastName",
    page: readPage(searchParams.page),
  };
}
