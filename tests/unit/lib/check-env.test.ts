import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findErrors } from "@/scripts/check-env";

const folder = mkdtempSync(join(tmpdir(), "madia-settings-"));
afterAll(() => rmSync(folder, { recursive: true }));

const errors = (env: Record<string, string>) => findErrors({ DATA_DIR: join(folder, "data"), ...env });

it.each<[Record<string, string>, string]>([
  [{ EBSN_API_URL: "https://shop.example/ebsn/api" }, "EBSN_API_URL: … https://shop.example"],
  [{ EBSN_API_URL: "https://shop.example/ebsn/api/" }, "EBSN_API_URL: … https://shop.example"],
  [{ CONTENT_API_URL: "https://blog.example/p/wp-json" }, "CONTENT_API_URL: … https://blog.example"],
  [{ CONTENT_API_URL: "https://blog.example/wp-json" }, "CONTENT_API_URL: … https://blog.example"],
  [{ CONTENT_API_URL: "https://blog.example/p/" }, "CONTENT_API_URL: … https://blog.example"],
  [
    { STORIES_API_URL: "https://stories.example/v2/cdn/stories" },
    "STORIES_API_URL: … https://stories.example",
  ],
  [{ EBSN_API_URL: "shop.example" }, 'EBSN_API_URL: "shop.example" …'],
  [{ STOREFRONT_URL: "https://www.shop.example/spesa" }, "STOREFRONT_URL: … https://www.shop.example"],
  [{ STOREFRONT_URL: "https://www.shop.example/?a=1" }, "STOREFRONT_URL: … https://www.shop.example"],
  [{ STOREFRONT_URL: "www.shop.example" }, 'STOREFRONT_URL: "www.shop.example" …'],
  [{ LOCALES: "it,de" }, 'LOCALES: "de" … it, en'],
  [{ LINK_HOSTS: "shop.example,https://blog.example/x" }, "LINK_HOSTS: … blog.example"],
  [{ BACKEND_HOST: "http://0.0.0.0" }, 'BACKEND_HOST: "http://0.0.0.0" …'],
  [{ PORT: "abc" }, 'PORT: "abc" …'],
  [{ PORT: "70000" }, 'PORT: "70000" …'],
  [{ BACKEND_PORT: "40.5" }, 'BACKEND_PORT: "40.5" …'],
  [{ PORT: "4000" }, "PORT, BACKEND_PORT: … 4000 …"],
  [{ PORT: "3100", BACKEND_PORT: "3100" }, "PORT, BACKEND_PORT: … 3100 …"],
  [{ DATABASE_URL: "mysql://user:secret@db/shop" }, 'DATABASE_URL: … "mysql:" … postgres://…'],
  [{ DATABASE_URL: "db/shop" }, "DATABASE_URL: … postgres://…"],
  [{ DATABASE_URL: "postgres://user:a/secret@db/shop" }, "DATABASE_URL: … %2F …"],
  [{ REDIS_URL: "http://redis" }, 'REDIS_URL: … "http:" … redis://…'],
  [{ EBSN_API_ULR: "https://shop.example" }, "EBSN_API_ULR: … EBSN_API_URL …"],
  [{ EBSN_APIURL: "https://shop.example" }, "EBSN_APIURL: … EBSN_API_URL …"],
  [{ ebsn_api_url: "https://shop.example" }, "ebsn_api_url: … EBSN_API_URL …"],
  [{ SESION_SECRET: "x" }, "SESION_SECRET: … SESSION_SECRET …"],
  [{ EBSN_TIMEOUT_MS: "8s" }, 'EBSN_TIMEOUT_MS: "8s" … 100 …'],
  [{ CACHE_MEMORY_MB: "many" }, 'CACHE_MEMORY_MB: "many" …'],
  [{ METRICS_PROT: "9400" }, "METRICS_PROT: … METRICS_PORT …"],
  [{ METRICS_PORT: "abc" }, 'METRICS_PORT: "abc" …'],
  [{ METRICS_HSOT: "10.0.0.1" }, "METRICS_HSOT: … METRICS_HOST …"],
  [{ ANONYMOUS_CART: "no" }, 'ANONYMOUS_CART: "no" … true, false'],
  [
    { ANONYMOUS_CART: "False", EBSN_API_URL: "https://shop.example" },
    'ANONYMOUS_CART: "False" … true, false',
  ],
  [{ ARTICLES_FROM: "wp" }, 'ARTICLES_FROM: "wp" … auto, ebsn, wordpress'],
  [{ EBSN_UUID_HEADERS: "x-ebsn-uuid,x uuid" }, 'EBSN_UUID_HEADERS: "x uuid" …'],
  [{ EBSN_SESSION_HEADER: "x session" }, 'EBSN_SESSION_HEADER: "x session" …'],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: "collector:4318" }, "OTEL_EXPORTER_OTLP_ENDPOINT: …"],
])("%j is told before anything starts: %s", (env, expected) => {
  const found = errors(env);
  expect(found).toHaveLength(1);
  let rest = found[0] ?? "";
  for (const part of expected.split("…").map((text) => text.trim())) {
    expect(rest).toContain(part);
    rest = rest.slice(rest.indexOf(part) + part.length);
  }
  expect(found.join()).not.toContain("secret@");
});

it.each<Record<string, string>>([
  {},
  { PORT: "3000", BACKEND_PORT: "3000", EBSN_API_URL: "https://shop.example" },
  { PORT: "0", BACKEND_PORT: "0" },
  { METRICS_PORT: "9400", METRICS_HOST: "10.0.0.1", OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector:4318" },
  { OTEL_EXPORTER_OTLP_HEADERS: "a=b", OTEL_SERVICE_NAME: "spesa" },
  { LOCALES: "it, en", LINK_HOSTS: "blog.example,localhost" },
  { EBSN_API_URL: "https://shop.example/negozio/", STOREFRONT_URL: "https://www.shop.example/" },
  { DATABASE_URL: "postgresql://db/shop", REDIS_URL: "rediss://redis:6380" },
  { REDIS_URL: "redis://redis", REDIS_URI: "redis://other", PATH: "/bin", HOST: "here" },
  { BACKEND_HOST: "::1" },
])("%j is right", (env) => expect(errors(env)).toEqual([]));

it("says that the data folder cannot be made", () => {
  const file = join(folder, "file");
  writeFileSync(file, "");
  expect(errors({ DATA_DIR: join(file, "data") })).toEqual([
    expect.stringMatching(/^DATA_DIR: .*file\/data.*\(ENOTDIR\)$/),
  ]);
});
