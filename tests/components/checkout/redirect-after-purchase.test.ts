import { redirectAfterPurchase } from "@/components/checkout/redirect-after-purchase";
import { leavePage } from "@/lib/navigation/leave-page";

jest.mock("@/lib/navigation/leave-page", () => ({ leavePage: jest.fn() }));

const PAYMENT_URL = "https://banca.test/paga";

test("a checkout that the browser restores after the bank is loaded again: its order is placed", async () => {
  let restore = (): void => undefined;
  const restored = new Promise<void>((resolve) => (restore = resolve));
  jest.mocked(leavePage).mockReturnValue(restored);
  const reload = jest.fn();
  redirectAfterPurchase({ orderId: 7, orderStatusId: 1, paymentUrl: PAYMENT_URL }, reload);
  expect(leavePage).toHaveBeenCalledWith(PAYMENT_URL);
  await Promise.resolve();
  expect(reload).not.toHaveBeenCalled();
  restore();
  await restored;
  expect(reload).toHaveBeenCalledTimes(1);
});
