import type { Page } from "@playwright/test";

const POLICY = "require-trusted-types-for 'script'";

export type Violation = { sample: string; source: string };

/** Not what the pages load: every call that is intercepted goes through the test. */
const canBeDocument = ({ pathname }: URL) => !/^\/(_next|photo2?|ebsn|api)\/|\.[a-z0-9]+$/.test(pathname);

/** Documents come with Trusted Types in report mode; what is assigned as plain text all the same is collected. */
export async function collectTrustedTypes(page: Page): Promise<Violation[]> {
  const violations: Violation[] = [];
  await page.exposeBinding("reportTrustedTypes", (_source, violation: Violation) => {
    violations.push(violation);
  });
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, sample, sourceFile }) => {
      const { reportTrustedTypes } = globalThis as unknown as {
        reportTrustedTypes: (violation: Violation) => void;
      };
      if (violatedDirective.startsWith("require-trusted-types"))
        reportTrustedTypes({ sample, source: sourceFile ?? "" });
    });
  });
  await page.route(canBeDocument, async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    const headers = { ...response.headers(), "content-security-policy-report-only": POLICY };
    return route.fulfill({ response, headers });
  });
  return violations;
}

/**
 * React writes the markup and the JSON-LD of server components as text, and the loader of the build's chunks their
 * addresses: neither knows a policy.
 */
export async function isOfFramework(page: Page, { source }: Violation): Promise<boolean> {
  if (!source.includes("/_next/static/chunks/")) return false;
  if (source.includes("/turbopack-")) return true;
  return /react\.dev\/errors/.test(await (await page.request.get(source)).text());
}
