import { createStore } from "../state/store";

export const blockingRequests = createStore(0);

export async function whileBlocking<T>(request: Promise<T>): Promise<T> {
  blockingRequests.set(blockingRequests.get() + 1);
  try {
    return await request;
  } finally {
    blockingRequests.set(blockingRequests.get() - 1);
  }
}
