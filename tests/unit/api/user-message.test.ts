import { ApiError, type ApiErrorKind } from "@/lib/api/api-fetch";
import { userMessage } from "@/lib/api/user-message";
import type { Message } from "@/lib/ebsn/domain/envelope";

const KEYS: Record<string, unknown> = { "errors.minAcq": "Troppo poco.", errors: { minAcq: "Troppo poco." } };
const translate = Object.assign((key: string) => `[${key}]`, {
  has: (key: string) => key in KEYS,
  raw: (key: string) => KEYS[key],
});
const apiError = (kind: ApiErrorKind, errors: Message[] = []) =>
  new ApiError(kind, { errors, infos: [], warnings: [] }, 0);
const unnamed = { code: "error.unnamed", message: "" };
const first = { code: "error.first", message: "La prima." };
const second = { code: "error.second", message: "La seconda." };

describe("what a customer reads of an error", () => {
  it.each<[string, unknown, string]>([
    ["all that the shop says", apiError("domain", [first, second]), "La prima. La seconda."],
    [
      "all that the shop says, in sentences",
      apiError("domain", [{ code: "a", message: "La prima" }, second]),
      "La prima. La seconda.",
    ],
    ["what the shop says as it says it", apiError("domain", [{ code: "a", message: "La sola" }]), "La sola"],
    ["the same text once", apiError("domain", [first, { ...first, code: "b" }]), "La prima."],
    [
      "a translation of the code",
      apiError("domain", [{ code: "errors.minAcq", message: "Too little." }]),
      "Troppo poco.",
    ],
    ["no translation of a group of texts", apiError("domain", [{ code: "errors", message: "Boh." }]), "Boh."],
    ["the first message that has a text", apiError("http", [unnamed, second]), "La seconda."],
    ["the shop's message, whatever the kind", apiError("network", [first]), "La prima."],
    ["an answer's message, on the server", { status: 1, errors: [first] }, "La prima."],
    ["that the shop cannot be reached", apiError("network"), "[errors.network]"],
    ["that the shop is too slow", apiError("timeout"), "[errors.timeout]"],
    ["a general text for an error without a message", apiError("domain", [unnamed]), "[errors.generic]"],
    ["a general text for an answer without a message", { status: 1, errors: [] }, "[errors.generic]"],
    ["a general text for any other error", new TypeError("x is undefined"), "[errors.generic]"],
    ["a general text for no error", undefined, "[errors.generic]"],
  ])("is %s", (_, source, expected) => {
    expect(userMessage(source, translate)).toBe(expected);
  });

  it("is the caller's own text instead of the general one", () => {
    expect(userMessage(apiError("domain"), translate, "cart.giftFailed")).toBe("[cart.giftFailed]");
    expect(userMessage(apiError("network"), translate, "cart.giftFailed")).toBe("[errors.network]");
    expect(userMessage(apiError("domain", [first]), translate, "cart.giftFailed")).toBe("La prima.");
  });
});
