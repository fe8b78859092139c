import { Connection, type HttpResponse } from './http-connection.ts';

/** One visit. `turn` counts the visits of all visitors, so that each can select different data. */
export type Visit = (send: (request: string) => Promise<HttpResponse>, turn: number) => Promise<HttpResponse>;

export interface LoadResult {
  /** Length of the run. Seconds. */
  seconds: number;
  /** Time that each visit took. Milliseconds. */
  latencies: number[];
}

/** Has `parallel` visitors, each with a connection, visit the server again and again for some time, and at least `visits` times together. */
export async function generateLoad(
  port: number,
  visit: Visit,
  { parallel, milliseconds, visits = 0 }: { parallel: number; milliseconds: number; visits?: number },
): Promise<LoadResult> {
  const latencies: number[] = [];
  const start = performance.now();
  let turn = 0;
  const visitor = async () => {
    const connection = new Connection(port);
    const send = (request: string) => connection.send(request);
    let now = performance.now();
    try {
      while (now < start + milliseconds || turn < visits) {
        await visit(send, turn++);
        const end = performance.now();
        latencies.push(end - now);
        now = end;
      }
    } finally {
      connection.close();
    }
  };
  await Promise.all(Array.from({ length: parallel }, visitor));
  return { seconds: (performance.now() - start) / 1000, latencies };
}
