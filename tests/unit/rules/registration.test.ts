import fc from "fast-check";
import { gs1CheckDigit } from "@/lib/rules/gs1";
import {
  cardHolderFaults,
  newPasswordFaults,
  refusalCode,
  refusedField,
  type RegistrationField,
  registrationFaults,
  type RegistrationValues,
} from "@/lib/rules/registration";
import { faultMessage } from "@/lib/rules/validation-messages";

const PREFIX = "0471";

const good: RegistrationValues = {
  email: "anna@madia.test",
  password: "Pane&latte1",
  passwordAgain: "Pane&latte1",
  firstName: "Anna Maria",
  lastName: "D'Angelo",
  phone: "333 1234567",
  postalcode: "20144",
  business: false,
  fiscalCode: "",
  companyName: "",
  vatNumber: "",
  sdiCode: "",
  fidelityCard: "",
};

const said = (values: Partial<RegistrationValues>) =>
  Object.fromEntries(
    [...registrationFaults({ ...good, ...values }, PREFIX)].map(([field, fault]) => [
      field,
      faultMessage(fault),
    ]),
  );

const PASSWORD =
  "La password deve essere di 8-25 caratteri e contenere almeno 1 carattere minuscolo, 1 carattere maiuscolo, 1 numero ed 1 carattere speciale";

test.each<[string, Partial<RegistrationValues>, Record<string, string>]>([
  ["everything right", {}, {}],
  ["no name", { firstName: " " }, { firstName: "Campo obbligatorio" }],
  ["a number for a name", { lastName: "R2" }, { lastName: "Digitare solo lettere, apostrofi e spazi" }],
  ["half an e-mail", { email: "anna@" }, { email: "Digitare una e-mail valida" }],
  ["a word for a phone", { phone: "casa" }, { phone: "Digitare un numero di telefono valido" }],
  ["three digits of CAP", { postalcode: "201" }, { postalcode: "Il CAP deve essere di 4 o 5 cifre" }],
  ["a weak password", { password: "panelatte", passwordAgain: "panelatte" }, { password: PASSWORD }],
  [
    "another password",
    { passwordAgain: "Pane&latte2" },
    { passwordAgain: "Le due password non sono uguali" },
  ],
  ["a fiscal code of 15", { fiscalCode: "RSSMRA85T10A562" }, { fiscalCode: "Formato non corretto" }],
  [
    "a fiscal code that does not add up",
    { fiscalCode: "RSSMRA85T10A562T" },
    { fiscalCode: "Codice fiscale non valido" },
  ],
  [
    "a card of another chain",
    { fidelityCard: "4006381333931" },
    { fidelityCard: "Numero di carta fedeltà non valido" },
  ],
  ["what only companies are asked", { vatNumber: "1", sdiCode: "x" }, {}],
  [
    "a company without its name and number",
    { business: true },
    { companyName: "Campo obbligatorio", vatNumber: "Campo obbligatorio" },
  ],
  [
    "a company with a fiscal code of ten digits",
    { business: true, companyName: "Forno srl", vatNumber: "12345678903", fiscalCode: "1234567890" },
    { fiscalCode: "P.Iva e C.F. devono avere 11 cifre" },
  ],
  [
    "a company, all right",
    { business: true, companyName: "Forno srl", vatNumber: "12345678903", sdiCode: "ABC1234" },
    {},
  ],
])("%s", (_, values, faults) => {
  expect(said(values)).toEqual(faults);
});

it("takes every card of the chain with its check digit and refuses it with another", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{8}$/), fc.integer({ min: 0, max: 9 }), (digits, last) => {
      const body = `${PREFIX}${digits}`;
      const isRight = last === gs1CheckDigit(body);
      expect(said({ fidelityCard: `${body}${last}` })).toEqual(
        isRight ? {} : { fidelityCard: "Numero di carta fedeltà non valido" },
      );
    }),
  );
});

it("asks for the required fields only, whatever else is left empty", () => {
  const fields = fc.subarray(["firstName", "email", "phone", "fiscalCode", "fidelityCard"] as const);
  fc.assert(
    fc.property(fields, (empty) => {
      const faults = said(Object.fromEntries(empty.map((field) => [field, ""])));
      const asked = empty.filter((field) => !["fiscalCode", "fidelityCard"].includes(field));
      expect(Object.keys(faults).sort()).toEqual([...asked].sort());
    }),
  );
});

it("takes the password exactly when both are the same and strong", () => {
  const strong = fc.constantFrom("Pane&latte1", "Aa1!aaaa", "Madia2026!");
  fc.assert(
    fc.property(strong, strong, (first, again) => {
      expect([...newPasswordFaults(first, again).keys()]).toEqual(first === again ? [] : ["passwordAgain"]);
    }),
  );
  expect([...newPasswordFaults("debole", "").keys()]).toEqual(["password", "passwordAgain"]);
});

test.each([
  [{ fidelityCard: "0471100245187", lastName: "De la Cruz" }, {}],
  [
    { fidelityCard: "", lastName: "" },
    { fidelityCard: "required", lastName: "required" },
  ],
  [
    { fidelityCard: "04711A", lastName: "R2" },
    { fidelityCard: "digitsOnly", lastName: "peopleName" },
  ],
])("card and surname %j", (values, codes) => {
  const found = [...cardHolderFaults(values)].map(([field, { code }]) => [field, code]);
  expect(Object.fromEntries(found)).toEqual(codes);
});

it("finds the field again by the shop's code", () => {
  const fields: RegistrationField[] = ["email", "fiscalCode", "fidelityCard", "passwordAgain"];
  expect(refusalCode("fiscalCode")).toBe("error.registration.fiscal_code.not_valid");
  for (const field of fields) expect(refusedField(refusalCode(field))).toBe(field);
  expect(refusedField("error.generic")).toBeNull();
});
