import { withUploadSlot } from "@/lib/gateway/upload-limit";

test("four bodies with files are processed at a time, sixteen wait, and more are rejected", async () => {
  const ends: (() => void)[] = [];
  const work = () => new Promise<string>((resolve) => ends.push(() => resolve("done")));
  const accepted = Array.from({ length: 20 }, () => withUploadSlot(work));
  expect(ends).toHaveLength(4);
  expect(await withUploadSlot(work)).toBeNull();
  while (ends.length > 0) {
    ends.splice(0).forEach((end) => end());
    await new Promise(setImmediate);
  }
  expect(await Promise.all(accepted)).toEqual(Array.from({ length: 20 }, () => "done"));
  expect(await withUploadSlot(async () => "again")).toBe("again");
});
