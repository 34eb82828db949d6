import { creditOf } from './credit-of';

it('an attribution keeps its words and its links, and nothing that could run', () => {
  const html =
    '&copy; <a href="https://osm.example/copyright" onclick="run()">OSM &amp; others</a>, <b>2026</b><script>x</script>';
  expect(creditOf(html)).toEqual([
    { text: '© ' },
    { text: 'OSM & others', href: 'https://osm.example/copyright' },
    { text: ', 2026x' },
  ]);
  expect(creditOf("<a href='javascript:run()'>Maker</a>")).toEqual([{ text: 'Maker' }]);
  expect(creditOf('')).toEqual([]);
});
