export type TraceEvent = {
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  /** Microseconds, like every time here. */
  dur?: number;
  /** Start and duration on the thread clock, which stops while other threads run. */
  tts?: number;
  tdur?: number;
};

type Task = { ts: number; end: number; tts: number; cpuShare: number };

/**
 * Rewrites the trace as if the machine were idle: every task keeps its start and lasts as long as its CPU time.
 * Waiting for the network stays; waiting for the CPU goes.
 */
export function toCpuTime<E extends TraceEvent>(events: E[]): E[] {
  const tasks = new Map<string, Task>();
  const adjusted = new Map<E, E>();
  for (const event of [...events].sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))) {
    const thread = `${event.pid}:${event.tid}`;
    let task = tasks.get(thread);
    if (!task || event.ts >= task.end) {
      if (event.ph !== "X" || !event.dur || event.tdur === undefined || event.tts === undefined) continue;
      task = {
        ts: event.ts,
        end: event.ts + event.dur,
        tts: event.tts,
        cpuShare: Math.min(1, event.tdur / event.dur),
      };
      tasks.set(thread, task);
    }
    const cpuOffset = event.tts === undefined ? (event.ts - task.ts) * task.cpuShare : event.tts - task.tts;
    const dur =
      event.dur === undefined ? {} : { dur: Math.min(event.dur, event.tdur ?? event.dur * task.cpuShare) };
    adjusted.set(event, {
      ...event,
      ts: task.ts + Math.max(0, Math.min(event.ts - task.ts, cpuOffset)),
      ...dur,
    });
  }
  return events.map((event) => adjusted.get(event) ?? event);
}
