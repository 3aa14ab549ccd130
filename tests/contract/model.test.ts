import fc from "fast-check";
import { backendForFile } from "@/tests/support/file-backend";
import { cartSteps } from "./model/cart-steps";
import { orderSteps } from "./model/order-steps";
import { prepareRun } from "./model/real-shop";
import { countOperations } from "./model/step";

// A retry would hide the lost race that these tests look for.
jest.retryTimes(0);

/** `npm run chaos -- --model` makes 10,000. */
const OPERATIONS = Number(process.env.MODEL_OPERATIONS ?? 150);
const SEED = Number(process.env.MODEL_SEED ?? 20_261_122);
const STEPS_A_RUN = 60;
const RUNS = 4;

const backend = backendForFile();

test(
  "whatever two customers do, carts, orders, payments, stock and places are as a simple model says",
  async () => {
    const steps = fc.commands([...cartSteps, ...orderSteps], { maxCommands: STEPS_A_RUN, size: "max" });
    for (let round = 0; countOperations() < OPERATIONS; round += 1)
      await fc.assert(
        fc.asyncProperty(steps, (commands) => fc.asyncModelRun(() => prepareRun(backend), commands)),
        { numRuns: RUNS, seed: SEED + round },
      );
  },
  120_000 + OPERATIONS * 1000,
);
