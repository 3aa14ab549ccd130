import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MapView } from "@/components/maps/map-view";
import type { MapPoint } from "@/lib/maps/map-point";
import { setMapsSettings } from "@/tests/support/maps-settings";
import "@/tests/support/google-maps.js";

const labels = {
  title: "Mappa dei negozi",
  show: "Mostra la mappa",
  note: "Arriva da Google.",
  cluster: "{count} vicini",
  open: "Vedi il negozio",
};

const point = (id: string, latitude: number, longitude: number): MapPoint => ({
  id,
  name: `Madia ${id}`,
  text: `Via ${id} 1`,
  href: `/punti-vendita/${id}`,
  latitude,
  longitude,
});

const two = [point("Navigli", 45.45, 9.17), point("Brescia", 45.54, 10.22)];

function showMap(points: MapPoint[]) {
  setMapsSettings({ key: "k", mapId: "m" });
  return render(<MapView points={points} labels={labels} locale="it" />);
}

const open = () => userEvent.click(screen.getByRole("button", { name: labels.show }));

test("asks for nothing before a click, then shows a marker for each point and has the focus", async () => {
  showMap(two);
  expect(screen.queryByRole("region", { name: labels.title })).toBeNull();
  await open();
  expect(screen.getByRole("region", { name: labels.title })).toHaveFocus();
  expect(await screen.findByTitle("Madia Navigli")).toBeInTheDocument();
  expect(screen.getByTitle("Madia Brescia")).toBeInTheDocument();
});

test("a marker is chosen with the keyboard and links to its page", async () => {
  showMap(two);
  await open();
  (await screen.findByTitle("Madia Brescia")).focus();
  await userEvent.keyboard("{Enter}");
  const selected = screen.getByRole("group", { name: "Madia Brescia" });
  expect(selected).toHaveFocus();
  expect(selected).toHaveTextContent("Via Brescia 1");
  expect(screen.getByRole("link", { name: labels.open })).toHaveAttribute("href", "/punti-vendita/Brescia");
});

test("many points that lie close together are one marker", async () => {
  const many = Array.from({ length: 12 }, (_, index) => point(String(index), 45.45 + index / 10_000, 9.17));
  showMap([...many, point("Lontano", 44.1, 12.5)]);
  await open();
  expect(await screen.findByTitle("12 vicini")).toHaveTextContent("12");
  expect(screen.queryByTitle("Madia 3")).toBeNull();
  expect(screen.getByTitle("Madia Lontano")).toBeInTheDocument();
});

test("without a point there is nothing to open", () => {
  showMap([]);
  expect(screen.queryByRole("button")).toBeNull();
});
