import { once } from 'node:events';

/** Megabytes that a process holds after a garbage collection, asked of the debugger it listens to on this port. */
export async function residentMegabytes(debuggerPort: number): Promise<number> {
  const targets = await (await fetch(`http://127.0.0.1:${debuggerPort}/json/list`)).json();
  const socket = new WebSocket(targets[0].webSocketDebuggerUrl);
  await once(socket, 'open');
  const ask = async (method: string, params: object = {}) => {
    socket.send(JSON.stringify({ id: 1, method, params }));
    const [{ data }] = await once(socket, 'message');
    return JSON.parse(data).result;
  };
  try {
    await ask('HeapProfiler.collectGarbage');
    const { result } = await ask('Runtime.evaluate', { expression: 'process.memoryUsage.rss()' });
    return Math.round(result.value / 1e6);
  } finally {
    socket.close();
  }
}
