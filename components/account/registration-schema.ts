import { z } from "zod";
import { config } from "@/lib/config";
import { registrationFaults } from "@/lib/rules/registration";
import type { Fault } from "@/lib/rules/validation-messages";

const text = z.string();

/** The rules of the form as a schema; `say` words a fault. */
export function registrationSchema(say: (fault: Fault) => string) {
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
      for (const [field, found] of registrationFaults(values, config.loyaltyPrefix))
        context.addIssue({ code: "custom", path: [field], message: say(found) });
    });
}
