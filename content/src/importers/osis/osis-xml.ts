import sax from 'sax';
import { faultAt, type Place } from '../../base/files/place';
import type { Attributes } from './osis-elements';

/** Receives the elements and words of a document. */
export interface OsisSink {
  readonly depth: number;
  /** The innermost open element. */
  readonly openName: string | undefined;
  open(name: string, attributes: Attributes, place: Place): void;
  text(text: string): void;
  close(): void;
}

/** Parses XML in chunks, line by line. */
export interface XmlFeed {
  /** Parses the next text, which is at `place`. Throws ContentError if it is not well-formed. */
  readonly write: (text: string, place: Place) => void;
  /** Passes on the words that no element has ended yet. */
  readonly flush: () => void;
  /** Throws ContentError if an element is still open. */
  readonly end: (place: Place) => void;
}

/** Returns the fault that sax found as one sentence. Its messages continue with their own lines and columns. */
const firstLine = (message: string) => message.split('\n')[0] ?? message;

/** Feeds XML to a reader. `root` is the required name of the first element. */
export function feedOsis(reader: OsisSink, root: string): XmlFeed {
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
