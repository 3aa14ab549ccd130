import { z } from "zod";
import { number, text } from "./lenient";

export const challengeSchema = z.object({ challenge: text, difficulty: number });

export type WireChallenge = z.input<typeof challengeSchema>;
