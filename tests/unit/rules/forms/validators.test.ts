import fc from "fast-check";
import { fieldErrorMessage } from "@/backend/field-error-message";
import type { Validator } from "@/lib/rules/forms/field-error";
import messages from "@/messages/it.json";
import * as text from "@/lib/rules/forms/validators";
import * as identity from "@/lib/rules/forms/validators-identity";
import * as secret from "@/lib/rules/forms/validators-password";
import * as phones from "@/lib/rules/forms/validators-phone";

type Row = [string, Validator, string[], string[], string];

/** 00, 32 and 72 December, 30 and, in 1985, 29 February; each with the right check letter. */
const IMPOSSIBLE_DAYS = [
  "RSSMRA85T00A562R",
  "RSSMRA85T32A562Y",
  "RSSMRA85T72A562C",
  "RSSMRA85B30A562G",
  "RSSMRA85B29A562Z",
];

const rows: Row[] = [
  [
    "CAP",
    text.postalCode,
    ["20121", "1234"],
    ["123", "123456", "2O121"],
    "Il CAP deve essere di 4 o 5 cifre",
  ],
  ["ISTAT", text.istatCode, ["0123456789"], ["012345678"], "Il codice ISTAT deve essere di 10 cifre"],
  [
    "e-mail",
    text.email,
    ["a@b.it", "nome.cognome+spesa@posta.esempio.it", "o'neil@caffè.it"],
    ["a@b", "a b@c.it", "a@b..it", "a.@b.it", ".a@b.it", "a..b@c.it", "@b.it", "a@-b.it"],
    "Digitare una e-mail valida",
  ],
  [
    "SDI",
    text.sdiCode,
    ["ABC1234", "UF1234", "abc1234"],
    ["ABC12", "ABC12345", "ABC-123"],
    messages.forms.error.sdiCode,
  ],
  [
    "date",
    text.date,
    ["29/02/2028", "31/12/1999"],
    ["1/1/2026", "2026-01-01", "domani"],
    messages.forms.error.date,
  ],
  [
    "date",
    text.date,
    ["28/02/2027"],
    ["29/02/2027", "31/02/2030", "31/04/2026", "32/01/2026", "01/13/2026", "01/01/0000", "01/01/1850"],
    messages.forms.error.unknownDate,
  ],
  [
    "name",
    text.name,
    ["Nicolò", "Nicolo\u0300", "Maria Pia"],
    ["Maria Pia Rita", "D'Angelo", "Ugo2"],
    messages.forms.error.name,
  ],
  [
    "people name",
    text.peopleName,
    ["D'Angelo", "De la Cruz", "Jose\u0301"],
    ["Ugo2", "A-B"],
    messages.forms.error.peopleName,
  ],
  ["alpha", text.alpha, ["abC"], ["è", "a1"], messages.forms.error.alpha],
  ["alphanumeric", text.alphanumeric, ["a1"], ["a 1", "a_"], messages.forms.error.alphanumeric],
  ["integer", text.integer, ["12", "-3"], ["1.5", "uno"], messages.forms.error.integer],
  ["number", text.number, ["1.5", "2"], ["1,5", "."], messages.forms.error.number],
  ["decimal with comma", text.decimalComma, ["1,5", "2"], ["1.5", "1,"], messages.forms.error.decimalComma],
  ["digits", text.digitsOnly, ["0042"], ["4 2", "-1"], "Deve contenere solo cifre"],
  [
    "URL",
    text.url,
    ["https://esempio.it/a?b=1", "http://a.it"],
    ["esempio.it", "javascript:alert(1)", "http://"],
    messages.forms.error.url,
  ],
  ["card expiry", text.cardExpiry, ["202812"], ["202813", "2812"], messages.forms.error.cardExpiry],
  ["exact length", text.exactLength(3), ["abc"], ["ab", "abcd"], "Lunghezza richiesta 3 caratteri"],
  [
    "one of lengths",
    text.oneOfLengths([11, 16]),
    ["12345678901"],
    ["123"],
    "Lunghezza richiesta 11, 16 caratteri",
  ],
  ["maximum length", text.maxLength(3), ["abc"], ["abcd"], "Lunghezza massima 3 caratteri"],
  ["minimum length", text.minLength(3), ["abc"], ["ab"], "Lunghezza minima 3 caratteri"],
  ["digits in it", text.minDigits(2), ["a1b2"], ["a1"], "Inserire almeno 2 cifre"],
  ["uppercase in it", text.minUppercase(1), ["aÈ"], ["a1"], "Inserire almeno una lettera maiuscola"],
  ["symbols in it", text.minSymbols(1), ["a!"], ["a1 "], "Inserire almeno un carattere speciale"],
  ["greater than", text.greaterThan(10), ["11", "10,5"], ["10", "x"], "Digitare un valore maggiore di 10"],
  [
    "vault bonus",
    text.vaultBonus(20),
    ["20", "0"],
    ["21", "1,5", "-1", "x"],
    "L'importo dev'essere in multipli di 1€ e massimo 20€",
  ],
  [
    "mobile",
    phones.mobilePhone,
    ["3331234567", "+39 333 1234567", "0039 333 123 4567", "333-12-34-567", "+39 - 333 1234567"],
    ["333123456", "4331234567", "33312345678", "+3933312345678", "333 12 34 56"],
    "Digitare un numero di telefono valido",
  ],
  [
    "landline",
    phones.landlinePhone,
    ["02 1234567", "0371-123456", "02123", "02 8457 1320", "+39 02 8457 1320", "02.8457.1320"],
    ["0", "02 12", "numero", "02 8457 interno 3"],
    "Digitare un numero di telefono valido",
  ],
  [
    "home",
    phones.homePhone,
    ["0371 123456", "+39 0371 123", "0371 12 34 56"],
    ["3331234567", "0371 12", "0371 12 34 56 78 90"],
    "Digitare un numero di telefono valido",
  ],
  [
    "phone",
    phones.phone,
    [
      ...["3331234567", "02 1234567", "+390212345678", "0039 3331234567", "+33 388123456"],
      ...["+39 02 8457 1320", "02 8457 1320", "02.8457.1320", "02/8457-1320", "+33 6 12 34 56 78"],
    ],
    [
      ...["12", "333 1234567 int. 4", "333123456", "333123456789", "333 12 34 56", "+39 333 12 34 56"],
      ...["+39 333123456", "0039333123456", "+39 33312345678"],
    ],
    "Digitare un numero di telefono valido",
  ],
  [
    "fiscal code, its form",
    identity.fiscalCode,
    ["RSSMRA85T10A562S", "rssmra85t10a562s"],
    ["RSSMRA85T10A562", "RSSMRA85Z10A562S"],
    "Formato non corretto",
  ],
  [
    "fiscal code, its check letter",
    identity.fiscalCode,
    ["RCCMNL83S18D969H", "MRTMTT25D09F205Z", "CCCFBA85D03L219P", "CCCFBA85D03L21VE"],
    ["RSSMRA85T10A562T", "RSSMRA85T10A563S", ...IMPOSSIBLE_DAYS],
    "Codice fiscale non valido",
  ],
  [
    "fiscal code or VAT number",
    identity.fiscalCodeOrVat,
    ["RSSMRA85T10A562S", "12345678903"],
    ["1234567890", "123456789012"],
    "P.Iva e C.F. devono avere 11 cifre",
  ],
  [
    "fiscal code or VAT number, its check digit",
    identity.fiscalCodeOrVat,
    ["00743110157"],
    ["12345678904", "00000000000"],
    "Partita IVA non valida",
  ],
  [
    "VAT number",
    identity.vatNumber,
    ["12345678903", "00743110157"],
    ["12345678904", "00743110158", "00000000000"],
    "Partita IVA non valida",
  ],
  [
    "loyalty card",
    identity.loyaltyCard("80005"),
    ["8000500310427", "8000500 310427"],
    ["8000500310428", "4006381333931", "80005A", "800050031043", "80005003104201"],
    "Numero di carta fedeltà non valido",
  ],
  [
    "password of 6",
    secret.passwordLength(),
    ["abcdef"],
    ["abcde"],
    "La password deve essere lunga 6 caratteri",
  ],
  [
    "password of 8",
    secret.passwordLength(8),
    ["abcdefgh"],
    ["abcdefg"],
    "La password deve essere lunga 8 caratteri",
  ],
  [
    "strong password",
    secret.password,
    ["Pane&latte1", "Aa1!aaaa"],
    ["Pane&latte", "panelatte1&", "PANE1&AAA", "Pane1latte", "Aa1!aaa", `Aa1!${"a".repeat(22)}`],
    "La password deve essere di 8-25 caratteri e contenere almeno 1 carattere minuscolo, 1 carattere maiuscolo, 1 numero ed 1 carattere speciale",
  ],
];

describe.each(rows)("%s", (_, validator, validValues, invalidValues, message) => {
  it.each(validValues)("accepts %j", (value) => {
    expect(validator(value)).toBeNull();
  });

  it.each(invalidValues)("rejects %j", (value) => {
    const error = validator(value);
    expect(error && fieldErrorMessage(error)).toBe(message);
  });

  it("ignores an empty value", () => {
    expect([validator(""), validator("  ")]).toEqual([null, null]);
  });
});

test.each([
  ["text", "a", true],
  ["blank text", "  ", false],
  ["nothing", undefined, false],
  ["null", null, false],
  ["false", false, true],
  ["zero", 0, true],
  ["a list", [0], true],
  ["an empty list", [], false],
  ["a date", new Date(0), true],
  ["no date", new Date("x"), false],
  ["an object", { a: 1 }, true],
  ["an empty object", {}, false],
])("required counts %s as filled: %s", (_, value, isFilled) => {
  expect(text.required(value)).toEqual(isFilled ? null : { code: "required", values: [] });
});

test.each([
  ["required", text.requiredCheckbox, ["", undefined, null, "1"], ["0", "2", false], "Campo obbligatorio"],
  ["must be ticked", text.checked, [true], [false, "1", undefined], "Campo obbligatorio"],
  [
    "consent",
    text.consentGiven,
    [true, "1"],
    ["", "0", false],
    "È obbligatorio accettare questo consenso per procedere",
  ],
] as const)("checkbox: %s", (_, validator, validValues, invalidValues, message) => {
  for (const value of validValues) expect(validator(value)).toBeNull();
  for (const value of invalidValues) {
    const error = validator(value);
    expect(error && fieldErrorMessage(error)).toBe(message);
  }
});

it("never leaves a placeholder in a message unfilled", () => {
  let errors = 0;
  fc.assert(
    fc.property(fc.string({ maxLength: 80 }), fc.constantFrom(...rows), (value, [, validator]) => {
      const error = validator(value);
      if (!error) return;
      errors += 1;
      expect(fieldErrorMessage(error)).not.toMatch(/\{\d\}/);
    }),
  );
  expect(errors).toBeGreaterThan(0);
});

it("accepts only the right check letter of a fiscal code", () => {
  fc.assert(
    fc.property(fc.constantFrom(..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"), (letter) => {
      expect(identity.fiscalCode(`RSSMRA85T10A562${letter}`) === null).toBe(letter === "S");
    }),
  );
});
