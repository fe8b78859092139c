/** A bar at the foot instead of the rail. */
export const PHONE = '@media (max-width: 767px)';
/** A bar with smaller names, and no room for what explains itself. */
export const NARROW = '@media (max-width: 359px)';
/** A rail of icons. */
export const TABLET = '@media (min-width: 768px) and (max-width: 1023px)';
/** A rail with names. */
export const WIDE = '@media (min-width: 1024px)';
/** Pixels. */
export const RAIL = { narrow: 72, wide: 224 };
export const HEADER = 64;
/** Widest content. */
export const CONTENT = 1600;
/** Windows in which the rail with its screens fits only when it is dense; in lower ones it scrolls. */
export const LOW = '@media (min-width: 1024px) and (min-height: 840px) and (max-height: 960px)';
