import nock from "nock";
import { proxyMedia } from "@/lib/content/media";
import { clearMediaCache } from "@/lib/content/media-cache";
import { closeCircuits } from "@/lib/upstream/circuit";

process.env.IMAGE_HOSTS = "cdn.esempio.test";

jest.mock("@/lib/log", () => ({ log: jest.fn() }));

const SHOP = "http://localhost:4000";
const CDN = "https://cdn.esempio.test";
const PICTURE = { "content-type": "image/webp", etag: '"1"' };

const requestPicture = (name = "1.webp") =>
  proxyMedia(new Request("http://localhost:3000/photo/x"), "ebsn", "photo", [name]);

const redirect = (path: string, location: string, origin = SHOP) =>
  nock(origin).get(path).reply(302, "", { location });

const picture = (origin: string, path: string) => nock(origin).get(path).reply(200, "RIFF", PICTURE);

afterEach(() => {
  nock.cleanAll();
  clearMediaCache();
  closeCircuits();
});

describe("a picture that redirects", () => {
  it("to another of the shop is that one", async () => {
    redirect("/photo/1.webp", "/photo/segnaposto.webp");
    picture(SHOP, "/photo/segnaposto.webp");
    const response = await requestPicture();
    expect(response.status).toBe(200);
    expect(await response.text()).toBe("RIFF");
  });

  it("is followed twice, to a host that IMAGE_HOSTS lists", async () => {
    redirect("/photo/1.webp", `${CDN}/1.webp`);
    redirect("/1.webp", "/a/1.webp", CDN);
    picture(CDN, "/a/1.webp");
    expect((await requestPicture()).status).toBe(200);
  });

  it("is evicted and renewed under the address that was asked for", async () => {
    redirect("/photo/1.webp", "/photo/2.webp");
    nock(SHOP)
      .get("/photo/2.webp")
      .reply(200, "RIFF", { ...PICTURE, "content-length": "4", "cache-control": "public, max-age=60" });
    await requestPicture();
    expect(await (await requestPicture()).text()).toBe("RIFF");
  });

  it.each([
    ["to a host that IMAGE_HOSTS does not list", "https://altro.test/1.webp"],
    ["to an unencrypted address of a host of IMAGE_HOSTS", "http://cdn.esempio.test/1.webp"],
    ["to another port", "http://localhost:5432/1.webp"],
    ["to another port of a host of IMAGE_HOSTS", "https://cdn.esempio.test:8443/1.webp"],
    ["to no address", "http://"],
    ["to a file", "file:///etc/passwd"],
    ["nowhere", ""],
  ])("%s is not found", async (_name, location) => {
    redirect("/photo/1.webp", location);
    expect((await requestPicture()).status).toBe(404);
  });

  it("in a circle is not found", async () => {
    nock(SHOP).persist().get("/photo/1.webp").reply(302, "", { location: "/photo/1.webp" });
    expect((await requestPicture()).status).toBe(404);
  });

  it("leaves the other pictures in use, however often it is asked for", async () => {
    for (let time = 0; time < 16; time += 1) {
      redirect("/photo/1.webp", "https://altro.test/1.webp");
      await requestPicture();
    }
    picture(SHOP, "/photo/2.webp");
    expect((await requestPicture("2.webp")).status).toBe(200);
  });
});
