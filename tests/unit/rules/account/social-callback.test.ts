import { parseSocialCallback, readSocialFailure } from "@/lib/rules/account/social-callback";

const answer = (query: string) => parseSocialCallback(new URLSearchParams(query));

test("a code or a signed user is what the shop is asked with", () => {
  expect(answer("state=1&code=abc")).toEqual({
    path: "registration/social_user_detail",
    body: { code: "abc" },
  });
  expect(answer("UID=u&UIDSignature=s%3D&signatureTimestamp=12")).toEqual({
    path: "finiper/verify-login",
    body: { xUID: "u", xUIDSignature: "s=", xsignatureTimestamp: "12" },
  });
  expect(answer("UID=u&UIDSignature=s")).toBeNull();
  expect(answer("code=")).toBeNull();
});

test("whoever goes back at the provider has not failed", () => {
  expect(answer("state=1&error=access_denied&error_description=x")).toEqual({ failure: null });
  expect(answer("state=1&error=server_error")).toBeNull();
});

test("a provider's failure is identified by its code alone", () => {
  expect(answer("errorCode=200009&errorMessage=Chiama+il+899")).toEqual({ failure: "AP200009" });
  expect(answer("errorCode=x&code=abc")).toMatchObject({ body: { code: "abc" } });
  expect(readSocialFailure("AP200009")).toEqual({
    kind: "provider",
    code: "200009",
    description: "cancelled",
  });
  expect(readSocialFailure("AP7")).toEqual({ kind: "provider", code: "7", description: "other" });
  expect(readSocialFailure("AJ001")).toEqual({ kind: "unverified" });
  expect(readSocialFailure("AP7:Chiama il 899")).toEqual({ kind: "failed" });
  expect(readSocialFailure("failed")).toEqual({ kind: "failed" });
  expect(readSocialFailure(undefined)).toBeNull();
});
