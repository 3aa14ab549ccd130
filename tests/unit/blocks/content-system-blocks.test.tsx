import nock from "nock";
import { sliderProposals } from "@/components/blocks/slider-proposals";
import type { Block } from "@/lib/ebsn/domain/category";

jest.mock("@/lib/clock", () => ({ now: () => new Date("2026-11-20T23:30:00Z") }));
jest.mock("@/lib/log", () => ({ log: jest.fn() }));

const block = (settings: Record<string, string>): Block => ({
  blockId: 1,
  mode: "BannerSlider",
  position: 0,
  proposals: [],
  settings,
});

const slide = { id: 1, title: "Pane &amp; vino", content: "<p>Oggi</p>", image: "", link: "/search" };

afterEach(() => nock.cleanAll());

it("a slider shows the slides of the content system that hold on the shop's day", async () => {
  const noon = Date.UTC(2026, 10, 21, 11) / 1000;
  nock("http://localhost:4000").get(`/p/wp-json/wp/v2/new_slides/5/${noon}/2`).reply(200, [slide]);
  await expect(sliderProposals(block({ SLIDER_ID: "5" }))).resolves.toEqual([
    expect.objectContaining({ name: "Pane & vino", descr: "<p>Oggi</p>", url: "/search", clickable: true }),
  ]);
});

it("or all of a slider, whose slides without a link lead nowhere", async () => {
  nock("http://localhost:4000")
    .get("/p/wp-json/wp/v2/slides_by_id/5")
    .reply(200, [{ ...slide, link: "" }]);
  await expect(sliderProposals(block({ SLIDES_ID: "5" }))).resolves.toEqual([
    expect.objectContaining({ name: "Pane & vino", clickable: false }),
  ]);
});

it.each<Record<string, string>>([{}, { SLIDER_ID: "x" }, { SLIDER_ID: "-1" }])(
  "without an id it shows its own banners: %j",
  async (settings) => {
    await expect(sliderProposals(block(settings))).resolves.toEqual([]);
  },
);
