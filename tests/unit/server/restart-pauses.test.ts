import { RestartPauses } from "@/config/restart-pauses.mjs";

test("pauses double up to half a minute while a process keeps ending", () => {
  const pauses = new RestartPauses();
  expect(Array.from({ length: 9 }, () => pauses.after(60_000))).toEqual([
    500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000,
  ]);
});

test("they start over after a process that ran for more than a minute", () => {
  const pauses = new RestartPauses();
  expect([0, 0, 0, 60_001, 0].map((ranMs) => pauses.after(ranMs))).toEqual([500, 1_000, 2_000, 500, 1_000]);
});
