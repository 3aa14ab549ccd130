import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MapView } from "@/components/maps/map-view";
import { setMapsSettings } from "@/tests/support/maps-settings";

const labels = { title: "Mappa", show: "Mostra la mappa", note: "", cluster: "", open: "" };
const points = [{ id: "uno", name: "Uno", text: "", latitude: 45, longitude: 9 }];

test("a shop that has taken its key away shows its list only", async () => {
  setMapsSettings(null);
  render(<MapView points={points} labels={labels} locale="it" />);
  await userEvent.click(screen.getByRole("button", { name: labels.show }));
  await waitFor(() => expect(screen.queryByRole("region")).toBeNull());
  expect(screen.queryByRole("button")).toBeNull();
  expect(document.querySelector("script")).toBeNull();
});
