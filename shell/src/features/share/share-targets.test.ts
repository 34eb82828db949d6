/** @jest-environment node */
import fc from 'fast-check';
import { SHARE_TEXT_LIMIT, shareLink, shareTargets } from './share-targets';

describe('a link that shares a page', () => {
  it('is a valid URL, whatever the title of the page is', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...shareTargets),
        fc.string(),
        fc.string({ unit: 'grapheme' }),
        (target, title, text) => {
          const link = shareLink(target, { url: 'https://manna.example/a?b=c', title, text });
          expect(new URL(link).href.length).toBeGreaterThan(0);
          expect(decodeURIComponent(link)).toContain('https://manna.example/a?b=c');
        },
      ),
    );
  });

  it('has no more text than a service accepts, and never half a character', () => {
    const link = new URL(shareLink('twitter', { url: 'https://manna.example', title: '', text: '🌾'.repeat(1000) }));
    const sent = [...(link.searchParams.get('text') ?? '')];
    expect(sent).toHaveLength(SHARE_TEXT_LIMIT);
    expect(sent.at(-1)).toBe('…');
  });
});
