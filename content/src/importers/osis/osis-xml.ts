import sax from 'sax';
import { faultAt, type Place } from '../../base/files/place';
import type { Attributes, OsisReader } from './osis-reader';

/** XML as it comes in, line by line. */
export interface XmlFeed {
  /** Reads on; `place` is where the text stands. Throws ContentError where it is not well-formed. */
  readonly write: (text: string, place: Place) => void;
  /** Gives on the words that were not ended by an element yet. */
  readonly flush: () => void;
  /** Throws ContentError where an element is still open. */
  readonly end: (place: Place) => void;
}

/** Says what sax found in one sentence: its messages have lines and columns of their own below the first line. */
const firstLine = (message: string) => message.split('\n')[0] ?? message;

/** Feeds XML to a reader. `root` is the name that the first element must have. */
export function feedOsis(reader: OsisReader, root: string): XmlFeed {
  const parser = sax.parser(true, { position: false });
  let at: Place = { file: '', line: 0 };
  let begun = false;
  parser.onprocessinginstruction = ({ name, body }) => {
    const encoding = /encoding\s*=\s*["']([^"']+)/i.exec(body)?.[1];
    if (name === 'xml' && encoding !== undefined && !/^(?:utf-8|us-ascii)$/i.test(encoding)) {
      throw faultAt(at, `The file says that it is ${encoding}; save it as UTF-8.`);
    }
  };
  parser.onopentag = ({ name, attributes }) => {
    if (!begun && name !== root) throw faultAt(at, `The file is not OSIS: it begins with <${name}>.`);
    begun = true;
    const values: Attributes = Object.fromEntries(
      Object.entries(attributes).map(([key, value]) => [key, String(value)]),
    );
    reader.open(name, values, at);
  };
  parser.ontext = (text) => reader.text(text);
  parser.oncdata = (text) => reader.text(text);
  parser.onclosetag = () => reader.close();
  parser.onerror = (error) => {
    throw faultAt(at, `This is not well-formed XML: ${firstLine(error.message)}.`);
  };
  return {
    write: (text, place) => {
      at = place;
      parser.write(text);
    },
    flush: () => {
      parser.flush();
    },
    end: (place) => {
      at = place;
      if (!begun) throw faultAt(place, 'The file has no XML.');
      if (reader.depth > 0) throw faultAt(place, `The file ends inside <${reader.openName}>; it seems to be cut off.`);
      parser.close();
    },
  };
}
