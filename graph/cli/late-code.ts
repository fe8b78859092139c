import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Rolldown } from 'vite';

type Graph = Rolldown.ChunkingContext;

/** Modules that become one file. */
interface Group {
  modules: string[];
  /** The screens and later parts that import one of them. */
  entries: Set<string>;
  /** Of the sources as gzip, in bytes. */
  size: number;
  imports: Set<Group>;
}

/** So many bytes of sources that a screen does not use are accepted for a request less. With more, there are fewer files. */
const REQUEST = 30_000;
/** How much worse such bytes are than for staff, who open many screens and have most files in the cache: the first that matches. */
const UNUSED: [RegExp, number][] = [
  // Screens for staff, and their parts of an order.
  [/\/admin\/|\/Admin|\/(?:BankTransfers|Blocklist|(?:Invoice|Return|Ship)List)\.tsx$/, 1],
  [
    /\/(?:(?:CancelPaid|Capture|Deliver|Ship)Order|OrderMoney|(?:Fulfillment|PaymentLink|Refund)Tools)\.tsx$/,
    1,
  ],
  // Parts of pages of the catalogue, menus and toasts.
  [/\/web\/(?:ui|features\/(?:catalog|reviews)|pages\/shop\/product)\//, 32],
  // Other screens and parts for shoppers.
  [/^/, 8],
];

/** They export whole packages. Nearly all that they import is left out of the build. */
const WHOLE_PACKAGE = /\/@mui\/(?:system|material\/styles)\/index\.mjs$/;

/**
 * Decides on the files of the code that several later screens and parts share. By default each module is in a file with
 * those that exactly the same screens import: up to a hundred requests a screen, most of them for less than a kilobyte.
 * Here two files become one while that saves more requests than it costs in code that is loaded and not used. What the
 * `first` entries import stays as it is.
 */
export function lateCode(first: RegExp): Rolldown.CodeSplittingGroup {
  const inBuild = new Set<string>();
  let names: Map<string, string> | undefined;
  return {
    // Rolldown calls it for every module of the build before it needs the first name.
    test: (id) => inBuild.has(id) || inBuild.add(id).has(id),
    name: (id, graph) => {
      names ??= namesOf(merge(shared(inBuild, graph, first)));
      return names.get(id) ?? null;
    },
    debugName: 'late',
    priority: -1,
    // Those are in groups too.
    includeDependenciesRecursively: false,
  };
}

/** A group for each set of entries that share modules. */
function shared(inBuild: Set<string>, graph: Graph, first: RegExp): Group[] {
  const byEntries = new Map<string, Group>();
  const groupOf = new Map<string, Group>();
  for (const [id, entries] of entriesOf(inBuild, graph)) {
    // What is loaded by itself has a file by itself.
    if (!inBuild.has(id) || entries.has(id) || entries.size < 2) continue;
    if ([...entries].some((entry) => first.test(entry))) continue;
    const key = [...entries].sort().join();
    const group = byEntries.get(key) ?? { modules: [], entries, size: 0, imports: new Set() };
    group.modules.push(id);
    byEntries.set(key, group);
    groupOf.set(id, group);
  }
  for (const group of byEntries.values()) {
    const modules = group.modules.map((id) => graph.getModuleInfo(id));
    group.size = gzipSync(modules.map((module) => module?.code).join('\n')).length;
    for (const imported of modules.flatMap((module) => module?.importedIds ?? [])) {
      const other = groupOf.get(imported);
      if (other && other !== group) group.imports.add(other);
    }
  }
  return [...byEntries.values()];
}

/** The entries that import each module, directly or through others. */
function entriesOf(inBuild: Set<string>, graph: Graph): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const add = (id: string, entry: string) => {
    const entries = found.get(id) ?? new Set();
    found.set(id, entries);
    if (entries.has(entry) || WHOLE_PACKAGE.test(id)) return;
    entries.add(entry);
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) add(imported, entry);
  };
  for (const id of inBuild) {
    const module = graph.getModuleInfo(id);
    if (module?.isEntry || module?.dynamicImporters.length) add(id, id);
  }
  return found;
}

/** Merges the two groups that gain most by it, until none do. */
function merge(groups: Group[]): Group[] {
  let best: { gain: number; a: Group; b: Group } | undefined;
  for (const [i, a] of groups.entries())
    for (const b of groups.slice(i + 1)) {
      const gain = gainOf(a, b);
      if (gain > (best?.gain ?? 0) && !isCircular(a, b)) best = { gain, a, b };
    }
  if (!best) return groups;
  const { a, b } = best;
  a.modules.push(...b.modules);
  a.size += b.size;
  for (const entry of b.entries) a.entries.add(entry);
  for (const group of b.imports) a.imports.add(group);
  for (const group of groups) if (group.imports.delete(b)) group.imports.add(a);
  a.imports.delete(a);
  return merge(groups.filter((group) => group !== b));
}

/** What entries save when the groups are one file, in bytes of sources. */
function gainOf(a: Group, b: Group): number {
  let gain = 0;
  for (const entry of a.entries) gain += b.entries.has(entry) ? REQUEST : -unused(b, entry);
  for (const entry of b.entries) if (!a.entries.has(entry)) gain -= unused(a, entry);
  return gain;
}

const unused = ({ size }: Group, entry: string) =>
  size * (UNUSED.find(([entries]) => entries.test(entry))?.[1] ?? 1);

/** Whether one group imports the other through a third: their common file would import the third's, which imports theirs. */
function isCircular(a: Group, b: Group): boolean {
  const reaches = (from: Group, to: Group) => {
    const found = new Set([...from.imports].filter((group) => group !== to));
    for (const group of found) for (const next of group.imports) found.add(next);
    return found.has(to);
  };
  return reaches(a, b) || reaches(b, a);
}

/** The name of each module's file. It stays the same from build to build while the groups do. */
function namesOf(groups: Group[]): Map<string, string> {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const [i, { modules }] of groups.entries()) {
    const short = `late-${basename(modules[0] ?? '').replace(/\..*/, '')}`;
    const name = taken.has(short) ? `${short}-${i}` : short;
    taken.add(name);
    for (const id of modules) names.set(id, name);
  }
  return names;
}
