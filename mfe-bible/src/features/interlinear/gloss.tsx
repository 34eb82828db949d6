import { readGloss } from '@manna/shared/domain';

/** What renders a word in English: the word itself, between the smaller words for its prefixes and suffixes. */
export function Gloss({ gloss, morphology }: { gloss: string; morphology: string }) {
  const { before, stem, after } = readGloss(gloss, morphology);
  return (
    <span lang="en">
      {before !== '' && <small>{before}</small>}
      {stem !== '' && ` ${stem} `}
      {after !== '' && <small>{after}</small>}
    </span>
  );
}
