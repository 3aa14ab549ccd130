import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { load } from "@/tests/bench/load";
import { pacedLatencies } from "@/tests/bench/under-load";
import { allowLocalhost } from "@/tests/support/jest-localhost";

allowLocalhost();

const THIRD = 3;

let server: Server;
let url: string;
let asked: number;

/** Answers every third request with the status that its path ends with. */
beforeEach(async () => {
  asked = 0;
  server = createServer((request, response) => {
    asked += 1;
    response.statusCode = asked % THIRD === 0 ? Number(request.url?.split("/").at(-1)) : 200;
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/status`;
});

afterEach(() => new Promise((resolve) => server.close(resolve)));

const requests = { requests: 9, concurrency: 2 };

test("a load with answers other than 200 has no figures, unless the failures are what is measured", async () => {
  await expect(load([`${url}/500`], requests)).rejects.toThrow(`${url}/500: 3 of 9 requests failed.`);
  await expect(load([`${url}/500`], { ...requests, mayFail: true })).resolves.toMatchObject({ failed: 3 });
  await expect(load([`${url}/200`], requests)).resolves.toMatchObject({ failed: 0 });
});

test("for addresses that do not exist a 404 is the right answer, an error is not", async () => {
  const isOk = (status: number) => status < 500;
  await expect(load([`${url}/404`], { ...requests, isOk })).resolves.toMatchObject({ failed: 0 });
  await expect(load([`${url}/503`], { ...requests, isOk })).rejects.toThrow("3 of 9 requests failed");
});

test("paced requests that are answered with an error have no latencies", async () => {
  await expect(pacedLatencies(`${url}/500`, 60, 0.1)).rejects.toThrow("2 of 6 requests failed");
  await expect(pacedLatencies(`${url}/200`, 60, 0.1)).resolves.toHaveLength(6);
});
