import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ServiceAreaCheck } from "@/components/delivery/service-area-check";
import messages from "@/messages/it.json";
import { stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";
import { watchText } from "@/tests/support/watch-text";

const { noPdvFound } = messages.addressSelector;
const MILAN = {
  postalcode: "20121",
  city: "Milano",
  province: "MI",
  latitude: 45.4,
  longitude: 9.1,
  served: true,
};

afterEach(resetPage);

const typeCode = (code: string) => userEvent.type(screen.getByRole("textbox", { name: "CAP" }), code);

it("says that nothing was found only after an answer", async () => {
  stubGateway({
    "geo/homedelivery-list-simple": ({ params }) => ({ data: params.get("q") === "20121" ? [MILAN] : [] }),
  });
  renderPage(<ServiceAreaCheck onLogin={jest.fn()} />);
  const wasShown = watchText(noPdvFound);
  await typeCode("20121");
  expect(await screen.findByText(/20121 Milano/)).toBeInTheDocument();
  expect(wasShown()).toBe(false);
  await userEvent.clear(screen.getByRole("textbox", { name: "CAP" }));
  await typeCode("99999");
  expect(await screen.findByText(noPdvFound)).toBeInTheDocument();
});

it("without a network offers to try again instead of saying that nothing was found", async () => {
  let isDown = true;
  stubGateway({
    "geo/homedelivery-list-simple": () => {
      if (isDown) throw new TypeError("Failed to fetch");
      return { data: [MILAN] };
    },
  });
  renderPage(<ServiceAreaCheck onLogin={jest.fn()} />);
  const wasShown = watchText(noPdvFound);
  await typeCode("20121");
  expect(await screen.findByRole("alert")).toHaveTextContent(messages.errors.network);
  expect(wasShown()).toBe(false);
  isDown = false;
  await userEvent.click(screen.getByRole("button", { name: messages.common.retry }));
  expect(await screen.findByText(/20121 Milano/)).toBeInTheDocument();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});
