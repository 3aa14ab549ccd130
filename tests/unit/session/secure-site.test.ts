import { env } from "@/lib/env";
import { isSecureSite } from "@/lib/session/secure-site";

jest.mock("@/lib/env", () => ({ env: jest.fn() }));

test.each([
  ["https://www.madia.test", true],
  ["http://localhost:3000", false],
])("cookies of %s are sent by https only: %s", (storefrontUrl, isSecure) => {
  jest.mocked(env).mockReturnValue({ storefrontUrl } as ReturnType<typeof env>);
  expect(isSecureSite()).toBe(isSecure);
});
