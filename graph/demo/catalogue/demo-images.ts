import type { Shot } from './picture-files.ts';
import { shots } from './shots.ts';
import { wordOf } from './variants.ts';

/** What a view shows, for those who do not see it. */
const altOf: Record<Shot['view'], (name: string) => string> = {
  front: (name) => name,
  back: (name) => `${name}, from behind`,
  detail: (name) => `${name}, from the other side`,
};

/** The pictures of a demo product, as the shop stores them. */
export function demoImages({ slug, name }: { slug: string; name: string }) {
  return shots[slug]!.map((shot, position) => ({
    path: `/images/${shot.name}-${shot.width}.webp`,
    alt:
      position > 0 && shot.colour
        ? `${name}, in ${wordOf(shot.colour).toLowerCase()}`
        : altOf[shot.view](name),
    colour: shot.colour,
    position,
    width: shot.width,
    height: shot.width,
  }));
}
