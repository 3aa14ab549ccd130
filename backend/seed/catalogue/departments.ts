import { fruttaEVerdura } from "./departments/frutta-e-verdura";
import { latteEUova } from "./departments/latte-e-uova";
import { macelleria } from "./departments/macelleria";
import { salumiEFormaggi } from "./departments/salumi-e-formaggi";
import type { Department } from "./shape";

/** In the order in which the shop walks through them. */
export const departments: readonly Department[] = [fruttaEVerdura, macelleria, salumiEFormaggi, latteEUova];
