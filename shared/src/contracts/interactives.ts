import { z } from 'zod';
import { periods } from './content-entries';
import { entryIdSchema } from './entry-fields';

/** An entry as a game or a timeline names it. */
const namedEntrySchema = z.strictObject({
  id: entryIdSchema,
  name: z.string().min(1),
  path: z.string().regex(/^\/[a-z0-9/-]+$/),
});

/** Words in a question or an answer with their reference: 'Genesis 4:9', and the OSIS range 'Gen.4.9'. */
const placedWordsSchema = z.strictObject({
  text: z.string().min(1),
  reference: z.string().min(1),
  osis: z.string().min(1),
});

const year = z.int().min(-4003).max(2100);

/** Books to put in order. Each level lists books by slug, in the right order. */
const orderTheBooksSchema = z.strictObject({
  kind: z.literal('order-the-books'),
  books: z
    .array(
      z.strictObject({
        slug: z.string().min(1),
        name: z.string().min(1),
        /** 1-66. */
        number: z.int().min(1).max(66),
        testament: z.enum(['old', 'new']),
        division: z.string().min(1),
        chapters: z.int().positive(),
      }),
    )
    .length(66),
  levels: z
    .array(
      z.strictObject({
        name: z.string().min(1),
        hint: z.string().min(1),
        books: z.array(z.string().min(1)).min(3),
      }),
    )
    .min(1),
});

/** Words of the King James Version. One of `choices` said them; the others are plausible. */
const whoSaidItSchema = z.strictObject({
  kind: z.literal('who-said-it'),
  questions: z
    .array(
      z.strictObject({
        words: placedWordsSchema,
        /** Id of the speaker, one of the choices. */
        answer: entryIdSchema,
        /** Sorted by name, so that the order does not give the answer away. */
        choices: z
          .array(
            z.strictObject({
              ...namedEntrySchema.shape,
              /** Tells people of the same name apart. */
              about: z.string().min(1).optional(),
            }),
          )
          .length(4),
        /** The situation, in a sentence to show with the answer. */
        note: z.string().min(1).optional(),
      }),
    )
    .min(1),
});

/** Events in the order in which they happened; years as astronomers count them, -4003 is 4004 BC. */
const timelineSchema = z.strictObject({
  kind: z.literal('timeline'),
  periods: z.array(z.strictObject({ slug: z.enum(periods), name: z.string().min(1), start: year, end: year })).min(1),
  events: z
    .array(
      z.strictObject({
        ...namedEntrySchema.shape,
        summary: z.string().min(1),
        start: year,
        end: year,
        period: z.enum(periods),
        dating: z.string().min(1),
      }),
    )
    .min(1),
});

/** Events to put in the order of time, which is the order that they have here; years as in a timeline. */
const orderTheEventsSchema = z.strictObject({
  kind: z.literal('order-the-events'),
  events: z
    .array(z.strictObject({ ...namedEntrySchema.shape, start: year, end: year, period: z.enum(periods) }))
    .min(8),
});

/** What the person who is asked for is to the person whom the question names. */
const askedKin = [
  'father',
  'mother',
  'husband',
  'wife',
  'son',
  'daughter',
  'brother',
  'sister',
  'grandfather',
  'grandson',
  'great-grandfather',
  'great-grandson',
] as const;

/** Questions about kinship that verses state. */
const familyQuizSchema = z.strictObject({
  kind: z.literal('family-quiz'),
  /** Everyone whom the questions name. */
  people: z
    .array(
      z.strictObject({
        ...namedEntrySchema.shape,
        /** Tells people of the same name apart. */
        about: z.string().min(1).optional(),
      }),
    )
    .min(4),
  /** From near kin to a line of descent. */
  levels: z
    .array(
      z
        .array(
          z.strictObject({
            kin: z.enum(askedKin),
            /** Ids of the person whom the question names, and of the one who is asked for. */
            of: entryIdSchema,
            answer: entryIdSchema,
            /** People of the same family or time for whom it is not true, the likeliest first. */
            others: z.array(entryIdSchema).min(3).max(4),
            /** The passages that say so, with the words of the King James Version if they are few. */
            passages: z
              .array(z.strictObject({ ...placedWordsSchema.shape, text: z.string().min(1).optional() }))
              .min(1)
              .max(3),
          }),
        )
        .min(1),
    )
    .length(3),
});

/** Words of the dictionary for crosswords, those that the Bible has most often first. */
const crosswordSchema = z.strictObject({
  kind: z.literal('crossword'),
  words: z
    .array(
      z.strictObject({
        ...namedEntrySchema.shape,
        /** Letters alone. */
        name: z.string().regex(/^[A-Za-z]{3,}$/),
        /** What the word means, without the word. */
        clue: z.string().min(1),
      }),
    )
    .min(8),
});

const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);

/** Places to find on a map. Their sites are certain. */
const matchThePlaceSchema = z.strictObject({
  kind: z.literal('match-the-place'),
  /** The place from which distances are told. */
  center: z.strictObject({ name: z.string().min(1), lat: latitude, lon: longitude }),
  levels: z
    .array(
      z.strictObject({
        name: z.string().min(1),
        /** The part of the earth that the map shows, in degrees. */
        bounds: z.tuple([longitude, latitude, longitude, latitude]),
        places: z
          .array(
            z.strictObject({
              ...namedEntrySchema.shape,
              lat: latitude,
              lon: longitude,
              /** What happened there. */
              clue: z.string().min(1),
              /** References in the site's style, and as OSIS ranges. */
              references: z.array(z.strictObject({ text: z.string().min(1), osis: z.string().min(1) })).min(1),
              /** The event's page, if there is one. */
              event: namedEntrySchema.optional(),
            }),
          )
          .min(4),
      }),
    )
    .min(1),
});

const milliseconds = z.int().nonnegative();

/**
 * A passage with the times of its words, estimated for a quiet voice. `min` and `max` are UTF-16 offsets into the verse's
 * text, as in the boundary events of speech synthesis; `startMs` counts from the passage's start.
 */
const readAlongSchema = z.strictObject({
  kind: z.literal('read-along'),
  title: z.string().min(1),
  reference: z.string().min(1),
  /** BCP 47. */
  language: z.string().min(2),
  /** Words a minute that the times were estimated for, pauses included. */
  wordsPerMinute: z.number().positive(),
  durationMs: milliseconds,
  verses: z
    .array(
      z.strictObject({
        osis: z.string().min(1),
        /** Number of the verse in its chapter. */
        number: z.int().positive(),
        text: z.string().min(1),
        startMs: milliseconds,
        endMs: milliseconds,
        /** Words spoken in one breath. */
        phrases: z
          .array(
            z.strictObject({
              text: z.string().min(1),
              min: z.int().nonnegative(),
              max: z.int().positive(),
              startMs: milliseconds,
              endMs: milliseconds,
            }),
          )
          .min(1),
        /** Each word with the punctuation that follows it. */
        words: z
          .array(
            z.strictObject({
              text: z.string().min(1),
              min: z.int().nonnegative(),
              max: z.int().positive(),
              startMs: milliseconds,
              endMs: milliseconds,
            }),
          )
          .min(1),
      }),
    )
    .min(1),
});

/** Words of a recording and when they are heard, in milliseconds from its start. */
export const cueSchema = z
  .strictObject({ text: z.string().min(1), startMs: milliseconds, endMs: milliseconds })
  .refine(({ startMs, endMs }) => startMs < endMs, 'it ends before it starts');
export type Cue = z.infer<typeof cueSchema>;

/** A recording or film, one of the files of its resource, with what is heard in it. */
const recordingSchema = z.strictObject({
  kind: z.literal('recording'),
  /** BCP 47. */
  language: z.string().min(2),
  /** In the order in which they are heard. */
  cues: z.array(cueSchema).min(1),
});

/** A game that is made from whatever passage the reader chooses; the first of `passages` is where it begins. */
const passageGame = <Kind extends string>(kind: Kind) =>
  z.strictObject({
    kind: z.literal(kind),
    /** References in the site's style, and as OSIS ranges. */
    passages: z.array(z.strictObject({ reference: z.string().min(1), osis: z.string().min(1) })).min(1),
  });

/** The JSON file that a resource `plays`; `kind` says which. */
export const playableSchema = z.discriminatedUnion('kind', [
  orderTheBooksSchema,
  whoSaidItSchema,
  timelineSchema,
  orderTheEventsSchema,
  familyQuizSchema,
  matchThePlaceSchema,
  crosswordSchema,
  readAlongSchema,
  recordingSchema,
  passageGame('word-search'),
  passageGame('memory-verse'),
]);
export type Playable = z.infer<typeof playableSchema>;
export type PlayableKind = Playable['kind'];
/** The file of one kind. */
export type PlayableOf<K extends PlayableKind> = Extract<Playable, { kind: K }>;
