import { boundsOf, toMapPoint } from "@/lib/maps/map-point";

const point = { id: "uno", name: "Uno", text: "Via Roma 1" };

test("what has no position is not on the map", () => {
  expect(toMapPoint({ latitude: 45, longitude: 9 }, point)).toEqual({ latitude: 45, longitude: 9, ...point });
  expect(toMapPoint({ latitude: 0, longitude: 0 }, point)).toBeNull();
  expect(toMapPoint({ latitude: null, longitude: 9 }, point)).toBeNull();
  expect(toMapPoint(null, point)).toBeNull();
});

test("the map shows all points with a margin, Italy without any", () => {
  const bounds = boundsOf([
    { latitude: 45, longitude: 9 },
    { latitude: 46, longitude: 8 },
  ]);
  expect(bounds.north).toBeGreaterThan(46);
  expect(bounds.south).toBeLessThan(45);
  expect(bounds.east).toBeGreaterThan(9);
  expect(bounds.west).toBeLessThan(8);
  const rome = { latitude: 41.9, longitude: 12.5 };
  const italy = boundsOf([]);
  expect(italy.north > rome.latitude && italy.south < rome.latitude).toBe(true);
});
