import nock from "nock";
import { customer, requestGateway } from "../../support/gateway-request";
import { envelope } from "../../support/envelope";

jest.mock("@/lib/log", () => ({ log: jest.fn() }));

const timetable = [{ date: "20/11/2026", dateIso: "2026-11-20", timeslots: [] }];

afterEach(() => nock.cleanAll());

test.each([
  [-1, -1],
  [7, 7],
  [undefined, null],
])("the user %j of a list is told as %j", async (userId, expected) => {
  nock("http://localhost:4000")
    .get(/timeslot\/list/)
    .reply(200, envelope({ timetable, userId }));
  const response = await requestGateway("timeslot/list", { session: customer });
  expect(await response.json()).toMatchObject({
    data: { days: [{ dateIso: "2026-11-20" }], userId: expected },
  });
});

test("a day that cannot be read is not offered", async () => {
  const days = [...timetable, { date: "21-11-2026", timeslots: [] }];
  nock("http://localhost:4000")
    .get(/timeslot\/list/)
    .reply(200, envelope({ timetable: days }));
  const response = await requestGateway("timeslot/list", { session: customer });
  const { data } = (await response.json()) as { data: { days: unknown[] } };
  expect(data.days).toHaveLength(1);
});
