import { pickMessages } from "@/lib/i18n/pick-messages";

const messages = {
  forms: { fault: { required: "Obbligatorio" }, engine: { send: "Invia" } },
  login: { title: "Accedi" },
};

it("keeps the named namespaces and parts, in their places", () => {
  expect(pickMessages(messages, ["forms.fault", "login"])).toEqual({
    forms: { fault: { required: "Obbligatorio" } },
    login: { title: "Accedi" },
  });
});

it("refuses a path that names nothing", () => {
  expect(() => pickMessages(messages, ["forms.faults"])).toThrow("no messages under forms.faults");
});
