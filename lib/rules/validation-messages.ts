/** {0} and {1} are the error's values. Fixed texts are from spec 3 §5. */
export const VALIDATION_MESSAGES = {
  required: "Campo obbligatorio",
  consent: "È obbligatorio accettare questo consenso per procedere",
  phone: "Digitare un numero di telefono valido",
  postalCode: "Il CAP deve essere di 4 o 5 cifre",
  istatCode: "Il codice ISTAT deve essere di 10 cifre",
  email: "Digitare una e-mail valida",
  fiscalCodeFormat: "Formato non corretto",
  fiscalCode: "Codice fiscale non valido",
  elevenDigits: "P.Iva e C.F. devono avere 11 cifre",
  vatNumber: "Partita IVA non valida",
  sdiCode: "Il codice SDI deve essere di 6 o 7 caratteri, lettere maiuscole o cifre",
  date: "Digitare la data nel formato gg/mm/aaaa",
  name: "Digitare solo lettere",
  peopleName: "Digitare solo lettere, apostrofi e spazi",
  alpha: "Digitare solo lettere senza accenti",
  alphanumeric: "Digitare solo lettere e cifre",
  integer: "Digitare un numero intero",
  number: "Digitare un numero",
  decimalComma: "Digitare un numero, con la virgola per i decimali",
  digitsOnly: "Deve contenere solo cifre",
  url: "Digitare un indirizzo web valido",
  exactLength: "Lunghezza richiesta {0} caratteri",
  oneOfLengths: "Lunghezza richiesta {0} caratteri",
  maxLength: "Lunghezza massima {0} caratteri",
  minLength: "Lunghezza minima {0} caratteri",
  minDigits: "Inserire almeno {0} cifre",
  minUppercase: "Inserire almeno {0} lettere maiuscole",
  minSymbols: "Inserire almeno {0} caratteri speciali",
  greaterThan: "Digitare un valore maggiore di {0}",
  atLeast: "Digitare un valore non inferiore a {0}",
  atMost: "Digitare un valore non superiore a {0}",
  step: "Digitare un valore a passi di {0}",
  earliestDate: "Scegliere una data dal {0} in poi",
  option: "Scegliere una delle opzioni proposte",
  fileType: "Tipo di file non accettato: usare {0}",
  fileSize: "Il file supera il limite di {0} MB",
  filesSize: "I file insieme superano il limite di {0} MB",
  loyaltyCard: "Numero di carta fedeltà non valido",
  cardExpiry: "Digitare la scadenza nel formato aaaamm",
  passwordLength: "La password deve essere lunga {0} caratteri",
  password:
    "La password deve essere di 8-25 caratteri e contenere almeno 1 carattere minuscolo, 1 carattere maiuscolo, 1 numero ed 1 carattere speciale",
  passwordMismatch: "Le due password non sono uguali",
  vaultBonus: "L'importo dev'essere in multipli di 1€ e massimo {0}€",
} as const;

export type FieldErrorCode = keyof typeof VALIDATION_MESSAGES;

export type FieldError = { code: FieldErrorCode; values: (string | number)[] };

export type Validator<Value = string> = (value: Value) => FieldError | null;

export function fieldError(code: FieldErrorCode, ...values: (string | number)[]): FieldError {
  return { code, values };
}

export function fieldErrorMessage({ code, values }: FieldError): string {
  return VALIDATION_MESSAGES[code].replace(/\{(\d)\}/g, (placeholder, index: string) =>
    String(values[Number(index)] ?? placeholder),
  );
}
