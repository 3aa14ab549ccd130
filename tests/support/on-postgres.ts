/** For what PGlite, with its one connection, cannot show. */
export const onPostgres = process.env.TEST_POSTGRES_URL ? test : test.skip;
