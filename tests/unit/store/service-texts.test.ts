import { getServiceTexts } from "@/components/store/service-texts";

let locale = "it";

jest.mock("next-intl/server", () => ({
  getLocale: () => Promise.resolve(locale),
  getTranslations: () => Promise.resolve((key: string) => key),
}));

const service = (deliveryServiceId: number) => ({ deliveryServiceId, name: "Nome", descr: "Descrizione" });

test("a service has the shop's own name in its language, ours in another, the shop's where we have none", async () => {
  locale = "it";
  expect((await getServiceTexts())(service(2))).toEqual({ name: "Nome", descr: "Descrizione" });
  locale = "en";
  const textsOf = await getServiceTexts();
  expect(textsOf(service(2))).toEqual({ name: "home.name", descr: "home.descr" });
  expect(textsOf(service(5)).name).toBe("pickup.name");
  expect(textsOf(service(4)).name).toBe("locker.name");
  expect(textsOf(service(3)).name).toBe("Nome");
});
