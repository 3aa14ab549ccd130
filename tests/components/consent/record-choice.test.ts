import { saveCookieChoice } from "@/lib/consent/cookie-preferences";
import { recordCookieChoice, sendPendingProof } from "@/lib/consent/record-choice";
import { stubGateway } from "@/tests/support/gateway-stub";

const CALL = "cookie-preferences/save";
const NONE = { analytics: false, profilation: false };
const ALL = { analytics: true, profilation: true };

afterEach(() => {
  localStorage.clear();
  saveCookieChoice(NONE);
  localStorage.clear();
});

it("a choice is proven where nothing can be stored", async () => {
  const gateway = stubGateway({ [CALL]: {} });
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  await recordCookieChoice(ALL, "testo");
  expect(gateway.requestsTo(CALL)[0]?.body).toMatchObject({ ...ALL, words: "testo" });
});

it("a choice that could not be proven is proven with the next document, once", async () => {
  const gateway = stubGateway({ [CALL]: () => Promise.reject(new TypeError("offline")) });
  await recordCookieChoice(ALL, "testo");
  gateway.setResponse(CALL, {});
  await sendPendingProof();
  await sendPendingProof();
  expect(gateway.requestsTo(CALL).map(({ body }) => body.analytics)).toEqual([true, true]);
});

it("an older proof that arrives late leaves a newer one to be sent", async () => {
  let answerFirst = () => undefined as void;
  const first = new Promise<object>((resolve) => (answerFirst = () => resolve({})));
  const gateway = stubGateway({ [CALL]: () => first });
  const older = recordCookieChoice(ALL, "testo");
  gateway.setResponse(CALL, () => Promise.reject(new TypeError("offline")));
  await recordCookieChoice(NONE, "testo");
  answerFirst();
  await older;
  gateway.setResponse(CALL, {});
  await sendPendingProof();
  expect(gateway.requestsTo(CALL).map(({ body }) => body.analytics)).toEqual([true, false, false]);
});

it("a shop that keeps no proofs is asked once", async () => {
  const errors = [{ code: "error.call.not_offered", message: "" }];
  const gateway = stubGateway({ [CALL]: { http: 404, status: 404, errors } });
  await recordCookieChoice(ALL, "testo");
  await sendPendingProof();
  expect(gateway.requestsTo(CALL)).toHaveLength(1);
});
