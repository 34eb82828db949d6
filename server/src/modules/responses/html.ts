import { escapeHtml } from '@manna/shared/domain';

/** HTML that needs no escaping any more. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Insert = string | number | false | undefined | Html | readonly Insert[];

function inserted(value: Insert): string {
  if (value instanceof Html) return value.text;
  if (value === undefined || value === false) return '';
  if (typeof value === 'object') return value.map(inserted).join('');
  return escapeHtml(String(value));
}

/** A template of HTML. Inserted texts are escaped for text and for attributes in double quotes. */
export const html = (parts: TemplateStringsArray, ...values: readonly Insert[]): Html =>
  new Html(parts.map((part, at) => part + inserted(values[at])).join(''));
