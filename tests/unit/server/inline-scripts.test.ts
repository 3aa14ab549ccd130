import { createHash } from "node:crypto";
import { headerRules } from "@/config/headers.mjs";
import { allowOnlyScripts, hashInlineScripts } from "@/server/response-cache/inline-scripts.mjs";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("hashes what a document runs, each once", () => {
  const html = `<script>one()</script><script src="/_next/a.js"></script><script id="x">two("è")</script>
    <script type="application/ld+json">{"@type":"Product"}</script><script></script><script>one()</script>`;
  expect(hashInlineScripts(html)).toEqual([hashOf("one()"), hashOf('two("è")')]);
});

describe("the policy of a stored page", () => {
  const policy = headerRules({ development: false, https: true })
    .flatMap(({ headers }) => headers)
    .find(({ key }) => key === "Content-Security-Policy")?.value;
  const directive = (value: string, name: string) =>
    value.split("; ").find((text) => text.startsWith(`${name} `));

  test("admits its own inline scripts and no other", () => {
    const strict = allowOnlyScripts(policy ?? "", [hashOf("one()")]);
    expect(directive(strict, "script-src")).toBe(`script-src 'self' ${hashOf("one()")}`);
    expect(directive(strict, "style-src")).toBe("style-src 'self' 'unsafe-inline'");
  });

  test("admits none where there is none", () => {
    expect(directive(allowOnlyScripts(policy ?? "", []), "script-src")).toBe("script-src 'self'");
  });
});
