import "./jest-postgres-start";

export default async function stop(): Promise<void> {
  await globalThis.contractPostgres?.stop();
}
