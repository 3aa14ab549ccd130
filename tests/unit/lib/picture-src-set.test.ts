import { bannerPicture, pictureSrcSet } from "@/components/ui/picture-src-set";

test("a scene is also there as wide as a banner, in every width", () => {
  const wide = bannerPicture("/photo/s/16x9/960/negozio-monza-parco.webp");
  expect(wide).toBe("/photo/s/3x1/960/negozio-monza-parco.webp");
  expect(pictureSrcSet(wide)).toContain("/photo/s/3x1/1440/negozio-monza-parco.webp 1440w");
});

test.each(["/p/wp-content/uploads/negozio.jpg", "https://cdn.test/negozio.webp"])(
  "%s is as it is",
  (picture) => {
    expect(bannerPicture(picture)).toBe("");
  },
);
