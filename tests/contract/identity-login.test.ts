import { socialDetailSchema } from "@/lib/ebsn/schemas/registration";
import { fidelityCardsSchema } from "@/lib/ebsn/schemas/fidelity";
import { unassignedCards } from "@/backend/seed/loyalty-cards";
import { backendForFile } from "@/tests/support/file-backend";
import { parseAnswer, shopperWithToken } from "@/tests/support/shopper";

const RELAY = "http://localhost:3000/api/social/identity/callback?state=abc";

const backend = backendForFile();

async function signIn(email: string) {
  const redirect = await backend.get(
    `/ebsn/api/social-redir/identity-mobile?relay_state_url=${encodeURIComponent(RELAY)}`,
  );
  const page = new URL(redirect.headers.get("location") ?? "");
  const { body } = await backend.get(`${page.pathname}${page.search}`);
  expect(body).toContain("state=abc&#38;errorCode=200009");
  const answer = await backend.post("/social/identity", {
    relay_state_url: RELAY,
    e_mail: email,
    first_name: "Nora",
    last_name: "Moretti",
  });
  const { searchParams } = new URL(answer.headers.get("location") ?? "");
  expect(searchParams.get("state")).toBe("abc");
  return {
    xUID: searchParams.get("UID") ?? "",
    xUIDSignature: searchParams.get("UIDSignature") ?? "",
    xsignatureTimestamp: searchParams.get("signatureTimestamp") ?? "",
  };
}

async function verify(signed: Record<string, string>) {
  const answer = await backend.post("/ebsn/api/finiper/verify-login", signed);
  return { ...parseAnswer(answer), token: answer.headers.get("x-ebsn-session") ?? "" };
}

test("who the provider signs is logged in once, as the same customer each time", async () => {
  const signed = await signIn("nora@identity.test");
  const first = await verify(signed);
  const { user, completed } = socialDetailSchema.parse(first.data);
  expect(completed).toBe(false);
  expect((await verify(signed)).codes).toEqual(["error.identity.not_verified"]);
  backend.clock.advance(1000);
  const second = socialDetailSchema.parse((await verify(await signIn("nora@identity.test"))).data);
  expect(second.user?.userId).toBe(user?.userId);
});

test("a signature holds for its user and time only, and five minutes", async () => {
  const signed = await signIn("teo@identity.test");
  const other = await signIn("ugo@identity.test");
  const later = String(Number(signed.xsignatureTimestamp) + 1);
  for (const forged of [
    { ...signed, xUID: other.xUID },
    { ...signed, xsignatureTimestamp: later },
    { ...signed, xUIDSignature: other.xUIDSignature },
    { ...signed, xUIDSignature: `è${signed.xUIDSignature.slice(1)}` },
  ])
    expect((await verify(forged)).codes).toEqual(["error.identity.not_verified"]);
  backend.clock.advance(6 * 60_000);
  expect((await verify(signed)).codes).toEqual(["error.identity.not_verified"]);
});

test("a session that has expired does not prevent the log-in", async () => {
  const browser = shopperWithToken(backend, -1, "expired");
  const signed = await signIn("teo@identity.test");
  expect(parseAnswer(await browser.post("finiper/verify-login", signed)).status).toBe(0);
});

test("a card from the till is associated by number and surname, and is nobody else's any more", async () => {
  const { data, token } = await verify(await signIn("moretti@identity.test"));
  const shopper = shopperWithToken(backend, socialDetailSchema.parse(data).user?.userId ?? 0, token);
  const { fidelityCard, lastName } = unassignedCards.find((card) => card.lastName === "Moretti") ?? {
    fidelityCard: "",
    lastName: "",
  };
  const associate = (body: Record<string, string>) =>
    shopper.post("finiper/associate_card", body).then(parseAnswer);
  expect((await associate({ fidelityCard, lastName: "Rossi" })).codes).toEqual([
    "error.registration.fidelity_card.not_valid",
  ]);
  expect((await associate({ fidelityCard: "12 AB", lastName })).codes).toEqual([
    "error.registration.fidelity_card.not_valid",
  ]);
  const spaced = fidelityCard.replace(/^(\d{4})/, "$1 ");
  const { cards } = fidelityCardsSchema.parse(
    (await associate({ fidelityCard: spaced, lastName: "moretti" })).data,
  );
  expect(cards).toMatchObject([{ fidelityCard, main: true }]);
  expect((await associate({ fidelityCard, lastName })).codes).toEqual([
    "error.registration.fidelity_card.not_valid",
  ]);
});
