import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';

/** Megabytes that a process holds after a garbage collection: in all, and in its JavaScript heap. */
export interface Held {
  resident: number;
  heap: number;
}

/** Polls the memory of a process through its debugger on this port. */
export async function openMemory(debuggerPort: number): Promise<{ held(): Promise<Held>; close(): void }> {
  const targets = await (await fetch(`http://127.0.0.1:${debuggerPort}/json/list`)).json();
  const socket = new WebSocket(targets[0].webSocketDebuggerUrl);
  await once(socket, 'open');
  const call = async (method: string, params: object = {}) => {
    socket.send(JSON.stringify({ id: 1, method, params }));
    const [{ data }] = await once(socket, 'message');
    return JSON.parse(data).result;
  };
  return {
    async held() {
      await call('HeapProfiler.collectGarbage');
      const params = { expression: 'process.memoryUsage()', returnByValue: true };
      const { rss, heapUsed } = (await call('Runtime.evaluate', params)).result.value;
      return { resident: rss / 1e6, heap: heapUsed / 1e6 };
    },
    close: () => socket.close(),
  };
}

/** Megabytes that a process holds in all after a garbage collection, read once. */
export async function residentMegabytes(debuggerPort: number): Promise<number> {
  const memory = await openMemory(debuggerPort);
  try {
    return Math.round((await memory.held()).resident);
  } finally {
    memory.close();
  }
}

/** The most memory that a process has had since `forgetPeak`, in megabytes, as Linux reports it. */
export function peakMegabytes(pid: number): number {
  const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round((Number(kilobytes) * 1024) / 1e6);
}

export function forgetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}
