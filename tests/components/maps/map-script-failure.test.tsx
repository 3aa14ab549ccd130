import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MapView } from "@/components/maps/map-view";
import { setMapsSettings } from "@/tests/support/maps-settings";

const labels = { title: "Mappa", show: "Mostra la mappa", note: "", cluster: "", open: "" };
const points = [{ id: "uno", name: "Uno", text: "", latitude: 45, longitude: 9 }];

test("a script that does not arrive leaves the list, without a word", async () => {
  setMapsSettings({ key: "k", mapId: "m" });
  render(<MapView points={points} labels={labels} locale="it" />);
  await userEvent.click(screen.getByRole("button", { name: labels.show }));
  const script = await waitFor(() => {
    const found = document.querySelector("script[src^='https://maps.googleapis.com/']");
    if (!found) throw new Error("not asked for yet");
    return found;
  });
  expect(script.getAttribute("src")).toContain("key=k");
  fireEvent.error(script);
  await waitFor(() => expect(screen.queryByRole("region")).toBeNull());
  expect(screen.queryByRole("button")).toBeNull();
});
