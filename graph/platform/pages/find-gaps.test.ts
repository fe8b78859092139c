import { expect, test } from 'vitest';
import { renderMarkdown } from '../../core/markdown/render-markdown.ts';
import { findGaps } from './find-gaps.ts';
import { templates } from './templates/templates.ts';

test('a gap is text in square brackets that is no link and not escaped', () => {
  const body = 'We are [Your company], see [terms](/info/terms), \\[sic], [Your\ncompany] and [City].';
  expect(findGaps(body)).toEqual(['Your company', 'City']);
});

test('every template has gaps, and shows them', () => {
  for (const { body } of templates) {
    const gaps = findGaps(body);
    expect(gaps.length).toBeGreaterThan(0);
    for (const gap of gaps) expect(renderMarkdown(body)).toContain(`[${gap}]`);
  }
});
