/** Beyond this many pages far ones are left out on phones. */
const FITS_A_PHONE = 7;
/** Beyond this many pages far ones are left out everywhere. */
const FITS_A_SCREEN = 30;

export interface PagerItem {
  page: number;
  /** Left out on phones. */
  far: boolean;
  /** Pages before this one are left out, on phones or everywhere. */
  gapBefore: 'never' | 'phone' | 'always';
}

/** One item for each page, without the far ones when there are very many. */
export function pagerItems(current: number, pages: number): PagerItem[] {
  const isNear = (page: number) => page === 1 || page === pages || Math.abs(page - current) <= 1;
  const gap = pages > FITS_A_SCREEN ? 'always' : 'phone';
  return Array.from({ length: pages }, (_, index) => index + 1)
    .map((page): PagerItem => {
      const far = pages > FITS_A_PHONE && !isNear(page);
      const jumps = pages > FITS_A_PHONE && page > 1 && !far && !isNear(page - 1);
      return { page, far, gapBefore: jumps ? gap : 'never' };
    })
    .filter((item) => !item.far || pages <= FITS_A_SCREEN);
}
