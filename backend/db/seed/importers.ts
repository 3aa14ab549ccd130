import type { Importer } from "./importer";
import { importAfterSales } from "./import-after-sales";
import { importBenefits } from "./import-benefits";
import { importCards } from "./import-cards";
import { importCatalogue } from "./import-catalogue";
import { importConsents } from "./import-consents";
import { importContent } from "./import-content";
import { importDelivery } from "./import-delivery";
import { importMessages } from "./import-messages";
import { importPeople } from "./import-people";
import { importRequests } from "./import-requests";
import { importStaff } from "./import-staff";
import { importSynonyms } from "./import-synonyms";

/** In foreign key order. */
export const importers: [name: string, run: Importer][] = [
  ["catalogue", importCatalogue],
  ["content", importContent],
  ["delivery", importDelivery],
  ["people", importPeople],
  ["staff", importStaff],
  ["synonyms", importSynonyms],
  ["loyalty cards", importCards],
  ["benefits", importBenefits],
  ["requests", importRequests],
  ["messages", importMessages],
  ["ratings, due dates and returns", importAfterSales],
  ["consents", importConsents],
];
