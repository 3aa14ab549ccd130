import type { SeenResponse } from "../bench/virtual-customer";
import { markerOf } from "./database";

const MARKER = /Marca(\d+)Qz/g;

export type Findings = {
  /** Data of one customer in responses to another, or in shared caches. */
  leaks: string[];
  /** Responses that are neither correct nor an error with a message. */
  wrong: string[];
  pages: number;
  failures: number;
};

export const newFindings = (): Findings => ({ leaks: [], wrong: [], pages: 0, failures: 0 });

const isShared = (headers: Headers) => /public|s-maxage/.test(headers.get("cache-control") ?? "");

function findLeak(customer: number, { headers, text }: SeenResponse): boolean {
  const own = markerOf(customer);
  const found = new Set(text.match(MARKER));
  return isShared(headers) ? found.size > 0 : [...found].some((marker) => marker !== own);
}

const hasMessage = (text: string) => /role="alert"|<h1/.test(text);

function isCallInOrder({ status, text }: SeenResponse): boolean {
  try {
    const { response } = JSON.parse(text) as { response: { status: number; errors: { message: string }[] } };
    if (status < 400 && response.status === 0) return true;
    return response.errors.length > 0 && response.errors.every(({ message }) => message.trim() !== "");
  } catch {
    return false;
  }
}

/** All URLs exist and the customer is signed in, so 404 and redirects to the login are wrong. */
function isPageInOrder({ status, text }: SeenResponse): boolean {
  if (status === 200) return text.includes("</html>") && /<h1|role="alert"/.test(text);
  return status >= 500 && hasMessage(text);
}

/** Checks all responses of a customer. */
export function watch(customer: number, findings: Findings): (seen: SeenResponse) => void {
  return (seen) => {
    const { path, status, text } = seen;
    const isCall = path.startsWith("/ebsn/");
    const address = path.split("?")[0];
    findings.pages += 1;
    if (status >= 500) findings.failures += 1;
    if (findLeak(customer, seen)) findings.leaks.push(address ?? "");
    if (!(isCall ? isCallInOrder(seen) : isPageInOrder(seen)))
      findings.wrong.push(`${address}: ${status} ${text.slice(0, 120).replaceAll("\n", " ")}`);
  };
}
