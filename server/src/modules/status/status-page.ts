import type { PartHealth, Status, StatusPart } from '@manna/shared/contracts';
import { Html, html } from '../responses/html';
import { SHELL } from '../signals/page-releases';
import { statusStyles } from './status-styles';

const MINUTE_SECONDS = 60;
const HOUR_MINUTES = 60;
const DAY_HOURS = 24;
const MB = 1_024 * 1_024;
/** As much of a content hash as identifies it. */
const SHORT_HASH = 12;

/** 'good' and so on are classes; the sign and the word say the same without color. */
interface Badge {
  look: 'good' | 'warn' | 'bad' | 'calm';
  word: string;
}
const signs: Readonly<Record<Badge['look'], string>> = { good: '✓', warn: '▲', bad: '✕', calm: '–' };

const healthBadges: Readonly<Record<PartHealth, Badge>> = {
  well: { look: 'good', word: 'Well' },
  idle: { look: 'calm', word: 'No errors' },
  errors: { look: 'warn', word: 'Errors' },
  suspended: { look: 'bad', word: 'Suspended' },
  failed: { look: 'bad', word: 'Cannot be used' },
};

const stateBadges: Readonly<Record<Status['state'], Badge>> = {
  ready: { look: 'good', word: 'Ready' },
  stopping: { look: 'warn', word: 'Stopping' },
  'not ready': { look: 'bad', word: 'Not ready' },
};

/** The counts of a part, and whether more than none of them is a trouble. */
const countNames: readonly [name: keyof StatusPart['lastHour'], label: string, isTrouble: boolean][] = [
  ['whole', 'Whole', false],
  ['stripped', 'Stripped', true],
  ['failed', 'Failed', true],
  ['timedOut', 'Timed out', true],
  ['workersLost', 'Workers lost', true],
  ['loadFailures', 'Not loaded', true],
  ['otherErrors', 'Other errors', true],
];

const badge = ({ look, word }: Badge): Html =>
  html`<span class="badge ${look}"><span aria-hidden="true">${signs[look]}</span> ${word}</span>`;

const timeTag = (iso: string): Html =>
  html`<time datetime="${iso}">${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC</time>`;

const megabytes = (bytes: number): string => `${Math.round(bytes / MB)} MB`;

/** '3 days 4 h', '4 h 12 min', '12 min', '40 s'. */
function durationText(seconds: number): string {
  const minutes = Math.floor(seconds / MINUTE_SECONDS);
  const hours = Math.floor(minutes / HOUR_MINUTES);
  const days = Math.floor(hours / DAY_HOURS);
  if (days > 0) return `${days} ${days === 1 ? 'day' : 'days'} ${hours % DAY_HOURS} h`;
  if (hours > 0) return `${hours} h ${minutes % HOUR_MINUTES} min`;
  return minutes > 0 ? `${minutes} min` : `${seconds} s`;
}

const tile = (name: string, value: string | Html, more: string | Html = ''): Html =>
  html`<div>
    <dt>${name}</dt>
    <dd>${value}${more !== '' && html` <small>${more}</small>`}</dd>
  </div>`;

const fact = (name: string, value: string | Html): Html =>
  html`<dt>${name}</dt>
    <dd>${value}</dd>`;

const note = (look: Badge['look'], text: string): Html => html`<p class="note ${look}">${text}</p>`;

function notesOf({ failure, refused, suspensions }: StatusPart): Html[] {
  return [
    ...(failure ? [note('bad', failure.message)] : []),
    ...(refused ? [note('bad', `Version ${refused.version} is refused, and this one stays: ${refused.message}`)] : []),
    ...suspensions.map(({ path, endsInSeconds }) =>
      note(
        'bad',
        `Left to browsers ${path === null ? 'on all pages' : `on ${path}`}, for ${durationText(endsInSeconds)} more.`,
      ),
    ),
  ];
}

function part(one: StatusPart): Html {
  const { name, title, version, base, owner, since, health, lastHour } = one;
  const id = `part-${name}`;
  // Only the parts of pillars are counted when a page is rendered.
  const counts = name === SHELL ? countNames.slice(-1) : countNames;
  return html`<article aria-labelledby="${id}">
    <div class="top">
      <h3 id="${id}">${title} <code>${version}</code></h3>
      ${badge(healthBadges[health])}
    </div>
    ${notesOf(one)}
    <dl class="about">
      ${owner !== null && fact('Owner', owner)}${fact('From', html`<code>${base}</code>`)}${fact('Since', timeTag(since))}
    </dl>
    <dl class="counts">
      ${counts.map(
        ([key, label, isTrouble]) =>
          html`<div><dt>${label}</dt><dd${isTrouble && lastHour[key] > 0 && new Html(' class="bad"')}>${lastHour[key]}</dd></div>`,
      )}
    </dl>
  </article> `;
}

function tiles({ database, content, renderWorkers: workers, gateway }: Status): Html {
  const isShort = workers.ready < workers.wanted;
  return html`<dl class="tiles">
    ${tile('Database', badge(database.isReachable ? { look: 'good', word: 'Reachable' } : { look: 'bad', word: 'Away' }))}
    ${tile('Content', content.release === null ? badge({ look: 'bad', word: 'None' }) : html`<code>${content.release.slice(0, SHORT_HASH)}</code>`)}
    ${tile(
      'Render workers',
      badge({
        look: isShort ? (workers.ready > 0 ? 'warn' : 'bad') : 'good',
        word: `${workers.ready} of ${workers.wanted}`,
      }),
      workers.waitingPages > 0 ? `${workers.waitingPages} pages wait` : megabytes(workers.memoryBytes),
    )}
    ${tile('Gateway', `up ${durationText(gateway.uptimeSeconds)}`, megabytes(gateway.memoryBytes))}
  </dl>`;
}

function compositionFacts({ composition }: Status): Html {
  const { environment, revision, since, change, refused, refusedFiles } = composition;
  return html`${
      refused !== null &&
      html`<p class="note bad">
          The file that is there now is refused, and revision ${revision} stays active: ${refused}.
        </p>
        <br />`
    }
    <dl class="facts">
      ${fact('Environment', environment)} ${fact('Revision', html`${revision}, active since ${timeTag(since)}`)}
      ${change !== null && fact('Changed', html`by ${change.by} on ${timeTag(change.at)}: ${change.why}`)}
      ${fact('Refused files', html`${refusedFiles} since the gateway started`)}
    </dl>`;
}

function gatewayFacts({ gateway, renderWorkers: { ended }, content }: Status): Html {
  const { hang, memory, exit, renewed } = ended;
  return html`<dl class="facts">
    ${fact('Host', html`<code>${gateway.host}</code>`)} ${fact('Started', timeTag(gateway.startedAt))}
    ${fact('Node.js', gateway.node)}
    ${fact('Ended workers', `in the last hour: ${hang} hung, ${memory} took too much memory, ${exit} ended by themselves, ${renewed} were replaced`)}
    ${fact('Content releases', content.available.length === 0 ? 'none' : html`${content.available.map((hash) => html`<code>${hash.slice(0, SHORT_HASH)}</code> `)}(the first one is shown)`)}
  </dl>`;
}

// Its text is hashed in the policy, so not even a line break may be added.
const styleTag = new Html(`<style>${statusStyles}</style>`);

/** The page of a status, complete and without scripts. */
export function statusPage(status: Status): string {
  const { site, state, missing, time, composition, shell, pillars } = status;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <title>Status of ${site}</title>
        ${styleTag}
      </head>
      <body>
        <header>
          <h1>Status of ${site}</h1>
          ${badge(stateBadges[state])}
          <p class="line">
            ${missing.length > 0 && `Missing: ${missing.join(', ')}. `}Environment ${composition.environment}, revision
            ${composition.revision}. One gateway at ${timeTag(time)}.
          </p>
        </header>
        <main>
          ${tiles(status)}
          <section aria-labelledby="parts">
            <h2 id="parts">What runs, and the last hour</h2>
            <div class="parts">${[shell, ...pillars].map(part)}</div>
          </section>
          <section aria-labelledby="composition">
            <h2 id="composition">Composition</h2>
            ${compositionFacts(status)}
          </section>
          <section aria-labelledby="gateway">
            <h2 id="gateway">Gateway</h2>
            ${gatewayFacts(status)}
          </section>
        </main>
        <footer>
          <a href="/status">Look again</a> <a href="/status.json">The same as JSON</a> <a href="/metrics">Metrics</a>
        </footer>
      </body>
    </html> `.text;
}
