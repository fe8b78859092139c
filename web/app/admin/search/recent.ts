import * as t from '#messages/admin/palette';
import type { Option } from './options.ts';

const MOST = 5;

/** In memory alone, since they name people; of the person who chose them. */
let chosen: { by: string; options: Option[] } = { by: '', options: [] };

/** What a person chose last, the newest first. */
export const recentOf = (viewerId: string): Option[] => (chosen.by === viewerId ? chosen.options : []);

export function remember(viewerId: string, option: Option & { href: string }): void {
  const others = recentOf(viewerId).filter(({ href }) => href !== option.href);
  const entry = { ...option, key: `recent-${option.href}`, group: t.recent };
  chosen = { by: viewerId, options: [entry, ...others].slice(0, MOST) };
}
