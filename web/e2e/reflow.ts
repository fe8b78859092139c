/** Functions that run in the page. */

/** Texts that are wider than a box they stand in, or than the window. What scrolls by itself, or ends in an ellipsis, may be. */
export function overflows(): string[] {
  const found: string[] = [];
  const root = document.documentElement;
  const SHORT_WORD = /(?<=^|[\s(])\p{L}{2,14}(?=$|[\s,.:;!?)])/gu;
  // A box is asked for each text in it.
  const known = new Map<HTMLElement, boolean>();
  const scrolls = (box: HTMLElement): boolean => {
    const seen = known.get(box);
    if (seen !== undefined) return seen;
    const does =
      (box.scrollWidth > box.clientWidth && /auto|scroll/.test(getComputedStyle(box).overflowX)) ||
      (box.parentElement !== null && box !== document.body && scrolls(box.parentElement));
    known.set(box, does);
    return does;
  };
  const isUsual = !root.style.fontSize.startsWith('2');
  if (root.scrollWidth > root.clientWidth) {
    const wide = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
      (box) =>
        box.getBoundingClientRect().right > root.clientWidth + 1 &&
        !(box.parentElement && scrolls(box.parentElement)),
    );
    found.push(
      `the page is ${root.scrollWidth} px wide: ${wide.map(({ tagName, id }) => tagName + id).slice(0, 8)}`,
    );
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent!.trim();
    const parent = node.parentElement!;
    if (!text || !parent.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()];
    const left = Math.min(...rects.map((rect) => rect.left));
    const right = Math.max(...rects.map((rect) => rect.right));
    // Identifiers, numbers and addresses may break anywhere, the words of a language may not. Cells of a wide table share its width.
    // Most texts are of one line.
    const isOfLines = rects.some((rect) => Math.round(rect.top) !== Math.round(rects[0]!.top));
    const words =
      isUsual && isOfLines && !(innerWidth > 900 && parent.closest('td'))
        ? node.textContent!.matchAll(SHORT_WORD)
        : [];
    for (const { 0: word, index } of words) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map((rect) => Math.round(rect.top)));
      if (lines.size > 1) found.push(`${word} is broken in ${JSON.stringify(text.slice(0, 40))}`);
    }
    if (scrolls(parent)) continue;
    for (let box: HTMLElement | null = parent; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      // Out of sight, for screen readers.
      if (style.clipPath.startsWith('inset') || (style.position === 'absolute' && box.clientWidth <= 1))
        break;
      if (style.textOverflow === 'ellipsis') break;
      if (
        /^(inline|contents)/.test(style.display) &&
        style.display !== 'inline-flex' &&
        style.display !== 'inline-block'
      )
        continue;
      const { left: start, right: end } = box.getBoundingClientRect();
      if (left < start - 1 || right > end + 1) {
        const name = `${box.tagName.toLowerCase()}${box.id && `#${box.id}`}`;
        found.push(
          `${JSON.stringify(text.slice(0, 30))} (${Math.round(left)}-${Math.round(right)}) leaves ${name} (${Math.round(start)}-${Math.round(end)})`,
        );
        break;
      }
    }
  }
  return found;
}

/** Texts that are not at least 1.8 times as large when the reader doubles the size of text. */
export function smallTexts(): string[] {
  const parents = new Set<Element>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.textContent!.trim() && !/^(SCRIPT|STYLE)$/.test(node.parentElement!.tagName))
      parents.add(node.parentElement!);
  const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  const before = [...parents].map((element) => [element, size(element)] as const);
  document.documentElement.style.fontSize = '200%';
  const small = before.filter(([element, usual]) => size(element) < 1.8 * usual);
  document.documentElement.style.removeProperty('font-size');
  return small.map(
    ([element, usual]) => `${JSON.stringify(element.textContent!.trim().slice(0, 30))} (${usual} px)`,
  );
}
