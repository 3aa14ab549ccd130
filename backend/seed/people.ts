import { giulia } from "./people/giulia";
import { irene } from "./people/irene";
import { marco } from "./people/marco";
import { serena } from "./people/serena";
import type { SeedPerson } from "./types-people";

export const people: SeedPerson[] = [giulia, marco, irene, serena];
