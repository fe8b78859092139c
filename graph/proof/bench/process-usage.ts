import { readdirSync, readFileSync } from 'node:fs';

export interface Usage {
  /** Processor time since the start. Microseconds, in steps of 10,000. */
  cpuMicros: number;
  /** Memory in use, of each process. Bytes. */
  rss: number[];
}

const TICK_MICROS = 10_000;
const PAGE_BYTES = 4096;

/** What a process and all that it started have used. Null where the system has no /proc. */
export function usageOf(pid: number): Usage | null {
  if (process.platform !== 'linux') return null;
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readStat);
  const wanted = new Set([pid]);
  // A child has mostly, but not always, the higher id.
  for (let before = 0; before < wanted.size; ) {
    before = wanted.size;
    for (const { id, parent } of all) if (wanted.has(parent)) wanted.add(id);
  }
  const ours = all.filter(({ id }) => wanted.has(id));
  return {
    cpuMicros: ours.reduce((sum, { ticks }) => sum + ticks, 0) * TICK_MICROS,
    rss: ours.map(({ pages }) => pages * PAGE_BYTES),
  };
}

function readStat(name: string) {
  try {
    const text = readFileSync(`/proc/${name}/stat`, 'latin1');
    // What comes before is the command, which may contain anything.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    // Its own time in user and system mode, and that of children that have ended.
    const ticks = fields.slice(11, 15).reduce((sum, value) => sum + value, 0);
    return [{ id: Number(name), parent: fields[1]!, ticks, pages: fields[21]! }];
  } catch {
    return []; // It has ended meanwhile.
  }
}
