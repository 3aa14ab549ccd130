import { setImmediate as turn } from "node:timers/promises";

/** Turns of the event loop without a new call, after which none comes before an answer. */
const QUIET_TURNS = 40;

type Answer = { status: number; headers: Headers; body: string };

/**
 * Holds the calls of some work until it makes no more of them, then answers them all: a round. Calls of one round are made
 * side by side, each round waits for the one before. Equal calls are one, as within a render of Next.
 */
export async function countRounds(work: () => Promise<unknown>): Promise<string[][]> {
  const realFetch = globalThis.fetch;
  const answers = new Map<string, Promise<Answer>>();
  const rounds: string[][] = [];
  const state = {
    waiting: [] as { url: string; release: () => void }[],
    underWay: 0,
    quietTurns: 0,
    isDone: false,
  };

  async function answer(url: string, init?: RequestInit): Promise<Answer> {
    state.quietTurns = 0;
    await new Promise<void>((release) => state.waiting.push({ url, release }));
    state.underWay += 1;
    try {
      const response = await realFetch(url, { ...init, signal: null });
      return { status: response.status, headers: response.headers, body: await response.text() };
    } finally {
      state.underWay -= 1;
      state.quietTurns = 0;
    }
  }

  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const asked = answers.get(url) ?? answer(url, init);
    answers.set(url, asked);
    const { status, headers, body } = await asked;
    return new Response(body, { status, headers });
  };
  try {
    const working = work().finally(() => (state.isDone = true));
    working.catch(() => undefined);
    while (!state.isDone) {
      await turn();
      state.quietTurns = state.underWay > 0 ? 0 : state.quietTurns + 1;
      if (state.quietTurns < QUIET_TURNS || state.waiting.length === 0) continue;
      const round = state.waiting.splice(0);
      rounds.push(round.map(({ url }) => url));
      for (const { release } of round) release();
    }
    await working;
    return rounds;
  } finally {
    globalThis.fetch = realFetch;
  }
}
