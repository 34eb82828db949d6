import { escapeHtml } from './escape-html';

test('escapeHtml escapes every character that HTML reads as markup, and no other', () => {
  expect(escapeHtml('<a href="?a=1&b=2">\'Ägypten\' & 1 > 0</a>')).toBe(
    "&lt;a href=&quot;?a=1&amp;b=2&quot;&gt;'Ägypten' &amp; 1 &gt; 0&lt;/a&gt;",
  );
});
