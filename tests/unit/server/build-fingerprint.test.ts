import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fingerprint as fingerprintOf } from "@/scripts/lib/fingerprint.mjs";
import { isInstalled, markInstalled } from "@/scripts/lib/installed.mjs";

const root = process.cwd();
let folder = "";

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "madia-build-"));
  process.chdir(folder);
  write("app/page.tsx", "first");
  write("package-lock.json", "{}");
  write("package.json", "{}");
});

afterEach(() => {
  process.chdir(root);
  rmSync(folder, { recursive: true });
});

describe("whether the storefront must be built again", () => {
  const fingerprint = (env: Record<string, string> = {}) => fingerprintOf(env as NodeJS.ProcessEnv);

  it.each([
    "app/page.tsx",
    "app/new.tsx",
    "messages/it.json",
    "config/routes.mjs",
    "package-lock.json",
    "next.config.mjs",
    "brand/icons/icon.svg",
    "public/sw.js",
    "server/document/start-page.mjs",
  ])("a change of %s is a reason", (file) => {
    const before = fingerprint();
    write(file, "second");
    expect(fingerprint()).not.toBe(before);
  });

  it.each([
    "public/version.json",
    "server/main.mjs",
    "tests/unit/one.test.ts",
    "backend/main.ts",
    "README.md",
  ])("a change of %s is none", (file) => {
    const before = fingerprint();
    write(file, "second");
    expect(fingerprint()).toBe(before);
  });

  it("another language is a reason, another way of writing the same languages is none", () => {
    expect(fingerprint({ LOCALES: "it,en" })).not.toBe(fingerprint({ LOCALES: "it" }));
    expect(fingerprint({ LOCALES: "en, it" })).toBe(fingerprint({ LOCALES: "it,en" }));
    expect(fingerprint({ LOCALES: "it" })).toBe(fingerprint());
  });

  it("https instead of http is a reason, another host is none", () => {
    const before = fingerprint({ STOREFRONT_URL: "http://localhost:3000" });
    expect(fingerprint({ STOREFRONT_URL: "https://localhost:3000" })).not.toBe(before);
    expect(fingerprint({ STOREFRONT_URL: "http://shop.example" })).toBe(before);
  });

  it("ANONYMOUS_CART changes the fingerprint", () => {
    expect(fingerprint({ ANONYMOUS_CART: "false" })).not.toBe(fingerprint());
    expect(fingerprint({ ANONYMOUS_CART: "true" })).toBe(fingerprint({ ANONYMOUS_CART: "" }));
  });

  it("another shop is none: a build does not hold its address", () => {
    expect(fingerprint({ EBSN_API_URL: "https://a.example", CONTENT_API_URL: "https://b.example" })).toBe(
      fingerprint(),
    );
  });
});

describe("whether packages must be installed", () => {
  const touch = (file: string, seconds: number) => utimesSync(join(folder, file), seconds, seconds);
  const npmInstalls = () => write("node_modules/.package-lock.json", "{}");

  it("is false before the first install", () => expect(isInstalled()).toBe(false));

  it("is true after npm install", () => {
    npmInstalls();
    expect(isInstalled()).toBe(true);
  });

  it.each(["package.json", "package-lock.json", "backend/package.json"])(
    "they must after a change of %s",
    (file) => {
      npmInstalls();
      markInstalled();
      write(file, '{ "changed": true }');
      touch("node_modules/.package-lock.json", 1);
      expect(isInstalled()).toBe(false);
    },
  );

  it("those of development must too when they are wanted and were left out", () => {
    const isReady = () => isInstalled({ development: true });
    npmInstalls();
    expect([isInstalled(), isReady()]).toEqual([true, false]);
    write("node_modules/jest/package.json", "{}");
    expect(isReady()).toBe(true);
  });

  it("a checkout that touches the same files is no reason", () => {
    npmInstalls();
    markInstalled();
    touch("node_modules/.package-lock.json", 1);
    expect(isInstalled()).toBe(true);
  });
});
