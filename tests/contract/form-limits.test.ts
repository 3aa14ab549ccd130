import { backendForFile } from "@/tests/support/file-backend";

const backend = backendForFile();

const content = {
  prodotto: "Farina di castagne",
  quantita: "2",
  ricerca: "no",
  email: "anna@example.it",
  privacy: true,
};

async function countAccepted(remoteAddress: string): Promise<number> {
  let accepted = 0;
  for (let number = 1; number <= 12; number += 1) {
    const { statusCode } = await backend.app.inject({
      method: "POST",
      url: "/ebsn/api/cu-form/insert?cuform_type_id=1",
      remoteAddress,
      headers: { "x-forwarded-for": `198.51.100.${number}` },
      payload: { content },
    });
    if (statusCode === 200) accepted += 1;
  }
  return accepted;
}

test("a caller from outside is one sender, whatever addresses it makes up", async () => {
  expect(await countAccepted("203.0.113.5")).toBe(10);
});

test.each(["127.0.0.1", "10.0.0.4"])(
  "the storefront at %s names the address of each sender",
  async (address) => {
    expect(await countAccepted(address)).toBe(12);
  },
);
