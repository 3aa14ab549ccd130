/** The part of a Chrome trace event that tells how long it took; all in microseconds. */
export type TraceEvent = {
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** The same two on the thread's own clock, which stands still while others have the processor. */
  tts?: number;
  tdur?: number;
};

type Task = { ts: number; end: number; tts: number; part: number };

/**
 * The trace as it would be on a machine of its own: every task of a thread begins when it began and takes the
 * processor time it took. Waiting for the network stays; waiting for the processor goes.
 */
export function onCpuTime<E extends TraceEvent>(events: E[]): E[] {
  const tasks = new Map<string, Task>();
  const moved = new Map<E, E>();
  for (const event of [...events].sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))) {
    const thread = `${event.pid}:${event.tid}`;
    let task = tasks.get(thread);
    if (!task || event.ts >= task.end) {
      if (event.ph !== "X" || !event.dur || event.tdur === undefined || event.tts === undefined) continue;
      task = {
        ts: event.ts,
        end: event.ts + event.dur,
        tts: event.tts,
        part: Math.min(1, event.tdur / event.dur),
      };
      tasks.set(thread, task);
    }
    const into = event.tts === undefined ? (event.ts - task.ts) * task.part : event.tts - task.tts;
    const dur =
      event.dur === undefined ? {} : { dur: Math.min(event.dur, event.tdur ?? event.dur * task.part) };
    moved.set(event, { ...event, ts: task.ts + Math.max(0, Math.min(event.ts - task.ts, into)), ...dur });
  }
  return events.map((event) => moved.get(event) ?? event);
}
