import fc from 'fast-check';
import { layouts } from '../layouts';
import { frame, type FuzzRequest } from './request';
import { otherPaths, type SiteModel } from './site-model';
import { oddText, urlPart } from './texts';

const verses = ['1', '16', '1-5', '3,5,7', '176', '0', '5-1', '1-999999', '1,1,1,1'];
const references = ['john-3-16', 'psalm-119', 'genesis-1-1-exodus-2-3', 'ps-119-1-176', 'gen-rev', '1-john-5'];
const translations = ['kjv', 'web', 'kjv,web', 'kjv,kjv,kjv', 'nothing', 'no-slug', '%F0%9F%98%80'];

/** Paths that exist, routes with parameters of any origin, and paths that are odd in themselves. */
export function paths({ routes, segments, paths: existing }: SiteModel): fc.Arbitrary<string> {
  const segment = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...segments) },
    { weight: 2, arbitrary: fc.integer({ min: -1, max: 200 }).map(String) },
    { weight: 1, arbitrary: fc.constantFrom(...references) },
    { weight: 2, arbitrary: urlPart(oddText) },
  );
  const filled = fc
    .tuple(fc.constantFrom(...routes), fc.array(segment, { minLength: 4, maxLength: 4 }))
    .map(([route, values]) => {
      const left = [...values];
      return route.replaceAll(/:\w+/g, () => left.pop() ?? '1');
    });
  const odd = fc
    .tuple(
      fc.constantFrom(...existing, ...otherPaths),
      fc.array(segment, { maxLength: 3 }),
      fc.constantFrom('/', '//', '/./', '\\', '/../', ';'),
    )
    .map(([start, more, separator]) => [start, ...more].join(separator));
  return fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...existing) },
    { weight: 6, arbitrary: filled },
    { weight: 2, arbitrary: odd },
    { weight: 1, arbitrary: fc.constantFrom(...otherPaths) },
  );
}

/** A page with side panels, each with a path of its own; some of them have panels again. */
function panels(path: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const one = fc.oneof(
    { weight: 6, arbitrary: path },
    { weight: 1, arbitrary: oddText },
    { weight: 1, arbitrary: fc.constantFrom('/bible/interlinear/psalms/119', '/bible/compare/psalms/119') },
    { weight: 1, arbitrary: path.map((inner) => `${inner}?layout=side-left&panels=${encodeURIComponent(inner)}`) },
  );
  return fc
    .tuple(fc.array(one, { minLength: 1, maxLength: 6 }), fc.constantFrom(',', ';', ' ', '%2C'))
    .map(([list, separator]) => list.map((each) => encodeURIComponent(each)).join(separator));
}

/** Queries of pages: declared parameters with real and odd values, repeated ones and foreign ones. */
function searches(model: SiteModel): fc.Arbitrary<string> {
  const value = (name: string): fc.Arbitrary<string> => {
    const odd = urlPart(oddText);
    const real = {
      layout: fc.constantFrom(...Object.keys(layouts), 'odd'),
      mdl: fc.constantFrom(...model.modals, 'odd'),
      'mdl-path': paths(model).map(encodeURIComponent),
      panels: panels(paths(model)),
      v: fc.constantFrom(...verses),
      translation: fc.constantFrom(...translations),
      translations: fc.constantFrom(...translations),
    }[name];
    return real ? fc.oneof({ weight: 4, arbitrary: real }, { weight: 1, arbitrary: odd }) : odd;
  };
  const pair = fc.oneof(
    {
      weight: 5,
      arbitrary: fc.constantFrom(...model.parameters).chain((name) => value(name).map((text) => `${name}=${text}`)),
    },
    { weight: 1, arbitrary: fc.tuple(urlPart(oddText), urlPart(oddText)).map(([name, text]) => `${name}=${text}`) },
  );
  const search = fc.array(pair, { maxLength: 6 }).map((pairs) => (pairs.length > 0 ? `?${pairs.join('&')}` : ''));
  const dashboard = fc
    .tuple(fc.constantFrom(...Object.keys(layouts), 'odd'), panels(paths(model)))
    .map(([layout, list]) => `?layout=${layout}&panels=${list}`);
  return fc.oneof({ weight: 3, arbitrary: search }, { weight: 1, arbitrary: dashboard });
}

/** Requests for pages and files by odd URLs. */
export const pageRequests = (model: SiteModel): fc.Arbitrary<FuzzRequest> =>
  fc
    .tuple(paths(model), searches(model), fc.constantFrom('GET', 'GET', 'GET', 'GET', 'HEAD'))
    .map(([path, search, method]) => ({ kind: 'page', bytes: frame({ method, target: path + search }) }));
