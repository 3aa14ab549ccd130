import { contactKeysSchema } from "@/lib/ebsn/schemas/marketing";
import { disclaimerListSchema } from "@/lib/ebsn/schemas/disclaimer";
import { backendForFile } from "@/tests/support/file-backend";
import { newShopper, parseAnswer, type Shopper } from "@/tests/support/shopper";

const MARKETING = 3;

const backend = backendForFile();
let shopper: Shopper;
let email: string;

beforeEach(async () => {
  shopper = await newShopper(backend);
  const { user } = parseAnswer(await shopper.get("registration/user_detail")).data as {
    user: { email: string };
  };
  ({ email } = user);
});

const contactKeys = async (addresses: string[], maximumCount = 5) =>
  contactKeysSchema.parse(
    parseAnswer(
      await shopper.post("marketingcloud/contact-key", { channelAddressList: addresses, maximumCount }),
    ).data,
  ).contactKeys;

const readDisclaimers = async (path: string) =>
  disclaimerListSchema.parse(parseAnswer(await shopper.get(path)).data).registrationDisclaimers;

async function answerConsents(marketing: "0" | "1"): Promise<void> {
  const listed = await readDisclaimers("registration-disclaimer/list?store_id=5");
  await shopper.post("user-registration-disclaimer/update-disclaimer", {
    store_id: 5,
    disclaimers: listed.map(({ registrationDisclaimerId, priority }) => ({
      registrationDisclaimerId,
      value: priority === MARKETING ? marketing : "1",
    })),
  });
}

const marketingConsents = async () =>
  (await readDisclaimers("user-registration-disclaimer/list-by-type"))
    .filter(({ priority }) => priority === MARKETING)
    .map(({ value }) => value);

test("only who agreed to it is a contact, and only by an address of their own", async () => {
  await answerConsents("0");
  expect(await contactKeys([email])).toEqual([]);
  await answerConsents("1");
  const [contact] = await contactKeys(["cliente@madia.test", email.toUpperCase()]);
  expect(contact).toMatchObject({ channelAddress: email.toLowerCase() });
  expect(contact?.contactKey).toMatch(/^[0-9a-f]{32}$/);
  expect(await contactKeys([email], 0)).toEqual([]);
});

test("a contact that is removed has withdrawn its consent; nobody removes another", async () => {
  await answerConsents("1");
  const [contact] = await contactKeys([email]);
  const remove = (userId: number, contactKey = contact?.contactKey ?? "") =>
    shopper.post("marketingcloud/remove", { contactKey, userId }).then(parseAnswer);
  expect((await remove(1001)).codes).toEqual(["error.marketing.contact"]);
  expect((await remove(shopper.customerId, "0")).codes).toEqual(["error.marketing.contact"]);
  expect(await marketingConsents()).toEqual(["1"]);
  expect((await remove(shopper.customerId)).status).toBe(0);
  expect(await marketingConsents()).toEqual(["0"]);
  expect(await contactKeys([email])).toEqual([]);
  const visitor = await backend.post("/ebsn/api/marketingcloud/contact-key", { channelAddressList: [email] });
  expect(parseAnswer(visitor).status).not.toBe(0);
});
