import { spawnSync } from "node:child_process";

const PROGRAM = `
  const { shortenBufferJson } = await import("./server/buffer-json.mjs");
  const page = { html: "<p>", rscData: Buffer.alloc(100_000, 7) };
  shortenBufferJson();
  console.log(JSON.stringify(page));
`;

test("the length of a page's JSON is known without a list of the bytes of its data", () => {
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", PROGRAM], {
    encoding: "utf8",
  });
  expect([stdout.trim(), stderr]).toEqual(['{"html":"<p>","rscData":{"type":"Buffer","length":100000}}', ""]);
});
