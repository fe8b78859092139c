import { expect, test } from 'vitest';
import { announcementHtml } from './announcement.ts';

test('an announcement is a text, whatever is in it', () => {
  const text = '<script>alert(1)</script> & "more" <!--app-->';
  const html = announcementHtml({ text, href: '/a"onclick="alert(1)' });
  expect(html).toBe(
    '<a id="skip" href="#main">Skip to content</a><aside id="announcement" aria-label="Announcement"><a href="/a&quot;onclick=&quot;alert(1)">&lt;script>alert(1)&lt;/script> &amp; &quot;more&quot; &lt;!--app--></a></aside>',
  );
  expect(announcementHtml({ text: 'Closed', href: null })).toContain('>Closed</aside>');
});
