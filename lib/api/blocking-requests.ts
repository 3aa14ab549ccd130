import { createStore } from "../state/store";

export const blockingRequestsStore = createStore(0);

export async function whileBlocking<T>(request: Promise<T>): Promise<T> {
  blockingRequestsStore.set(blockingRequestsStore.get() + 1);
  try {
    return await request;
  } finally {
    blockingRequestsStore.set(blockingRequestsStore.get() - 1);
  }
}
