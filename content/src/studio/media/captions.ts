import type { SpokenVerse } from './speech-times';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign);

const two = (number: number) => String(number).padStart(2, '0');

/** '00:01:02.345', as WebVTT writes a time. */
export const captionTime = (ms: number): string => {
  const [hours, minutes, seconds] = [
    Math.floor(ms / 3_600_000),
    Math.floor(ms / 60_000) % 60,
    Math.floor(ms / 1000) % 60,
  ];
  return `${two(hours)}:${two(minutes)}:${two(seconds)}.${String(ms % 1000).padStart(3, '0')}`;
};

/** A passage as WebVTT: a cue for each phrase, in which each word has its time. */
export function captionsOf(title: string, verses: readonly SpokenVerse[]): string {
  const cues = verses.flatMap(({ number, phrases, words }) =>
    phrases.map((phrase, index) => {
      const own = words.filter(({ min, max }) => min >= phrase.min && max <= phrase.max);
      const line = own
        .map(({ text, startMs }, at) => (at === 0 ? escaped(text) : `<${captionTime(startMs)}>${escaped(text)}`))
        .join(' ');
      return `${number}-${index + 1}\n${captionTime(phrase.startMs)} --> ${captionTime(phrase.endMs)}\n${line}\n`;
    }),
  );
  return ['WEBVTT', `NOTE ${title}. King James Version; times are estimated.`, ...cues]
    .join('\n\n')
    .replaceAll(/\n{3,}/g, '\n\n');
}
