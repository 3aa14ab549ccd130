import { z } from "zod";
import { config } from "@/lib/config";
import { validateRegistration } from "@/lib/rules/registration";
import type { FieldError } from "@/lib/rules/validation-messages";

const text = z.string();

export function registrationSchema(formatError: (error: FieldError) => string) {
  return z
    .object({
      email: text,
      password: text,
      passwordAgain: text,
      firstName: text,
      lastName: text,
      phone: text,
      postalcode: text,
      business: z.boolean(),
      fiscalCode: text,
      companyName: text,
      vatNumber: text,
      sdiCode: text,
      fidelityCard: text,
    })
    .superRefine((values, context) => {
      for (const [field, error] of validateRegistration(values, config.loyaltyPrefix))
        context.addIssue({ code: "custom", path: [field], message: formatError(error) });
    });
}
