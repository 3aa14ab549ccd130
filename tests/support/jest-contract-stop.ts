import "./jest-contract-start";

export default async function stop(): Promise<void> {
  await globalThis.contractPostgres?.stop();
}
