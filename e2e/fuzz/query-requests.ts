import fc from 'fast-check';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isUnionType,
  parse,
  type GraphQLArgument,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import { paths } from './page-requests';
import { frame, type FuzzRequest } from './request';
import type { SiteModel } from './site-model';
import { oddText } from './texts';

const MAX_DEPTH = 5;
const ids = [
  'Gen.1',
  'Gen.1.1',
  'Ps.119',
  'Ps.119.176',
  'John.3.16',
  'H430',
  'G26',
  'Gen.1-Exod.2',
  'kjv',
  'a',
  'en',
  'es',
];

const json = (value: unknown): string => JSON.stringify(value);
const literal = (text: fc.Arbitrary<string>) => text.map((one) => json(one));

/** A value for an argument: most of them are of its type. */
function inputs(type: GraphQLInputType, model: SiteModel): fc.Arbitrary<string> {
  const named = getNamedType(type);
  const text = fc.oneof(
    { weight: 3, arbitrary: literal(fc.constantFrom(...ids, ...model.segments)) },
    { weight: 1, arbitrary: literal(paths(model)) },
    { weight: 2, arbitrary: literal(oddText) },
  );
  const number = fc
    .oneof(fc.integer({ min: 0, max: 100 }), fc.constantFrom(-1, 2_147_483_647, -2_147_483_648))
    .map(String);
  const ofType = (): fc.Arbitrary<string> => {
    if (isEnumType(named)) return fc.constantFrom(...named.getValues().map(({ name }) => name), 'odd');
    if (isInputObjectType(named)) return fc.constant('{}');
    if (named.name === 'Int' || named.name === 'Float') return number;
    return named.name === 'Boolean' ? fc.constantFrom('true', 'false') : text;
  };
  const one = fc.oneof(
    { weight: 12, arbitrary: ofType() },
    { weight: 1, arbitrary: fc.constantFrom('null', '[]', '{}', '1.5', '99999999999', '"\\u0000"', '"\\ud800"') },
  );
  const isList = String(type).startsWith('[');
  if (!isList) return one;
  const counts = fc.constantFrom(0, 1, 1, 2, 5, 50, 51, 300);
  return counts
    .chain((count) => fc.array(one, { minLength: count, maxLength: count }))
    .map((list) => `[${list.join(', ')}]`);
}

function args(list: readonly GraphQLArgument[], model: SiteModel): fc.Arbitrary<string> {
  const given = list.map(({ name, type }) =>
    fc
      .tuple(inputs(type, model), fc.nat(9))
      // Most optional arguments are left out.
      .map(([value, chance]) => (chance < (String(type).endsWith('!') ? 9 : 4) ? `${name}: ${value}` : '')),
  );
  return fc.tuple(...given).map((parts) => {
    const sent = parts.filter((part) => part !== '');
    return sent.length > 0 ? `(${sent.join(', ')})` : '';
  });
}

/** A selection of the fields of a type, down to this depth. */
function selections(type: GraphQLNamedType, model: SiteModel, depth: number): fc.Arbitrary<string> {
  if (isUnionType(type)) {
    const parts = type.getTypes().map((one) => selections(one, model, depth).map((set) => `... on ${one.name} ${set}`));
    return fc.tuple(...parts).map((list) => `{ __typename ${list.join(' ')} }`);
  }
  if (!isObjectType(type) && !isInterfaceType(type)) return fc.constant('');
  const fields = Object.values(type.getFields()).filter((field) => depth > 0 || isLeafType(getNamedType(field.type)));
  if (fields.length === 0) return fc.constant('{ __typename }');
  return fc
    .uniqueArray(fc.constantFrom(...fields), {
      minLength: 1,
      maxLength: depth > 2 ? 4 : 3,
      selector: ({ name }) => name,
    })
    .chain((chosen) =>
      fc.tuple(
        ...chosen.map((field) =>
          fc
            .tuple(args(field.args, model), selections(getNamedType(field.type), model, depth - 1), fc.nat(30))
            .map(([given, set, chance]) => `${chance === 0 ? 'odd: ' : ''}${field.name}${given} ${set}`),
        ),
      ),
    )
    .map((list) => `{ ${list.join(' ')} }`);
}

/** Queries of the schema, some with fragments, directives and aliases that nobody needs. */
function queries(model: SiteModel): fc.Arbitrary<string> {
  const root = model.schema.getQueryType();
  if (!root) throw new Error('The schema has no queries');
  const plain = fc.integer({ min: 0, max: MAX_DEPTH }).chain((depth) => selections(root, model, depth));
  const doubling = fc
    .integer({ min: 1, max: 18 })
    .map((levels) =>
      [
        'query { ...f0 }',
        ...Array.from({ length: levels }, (_, at) => `fragment f${at} on Query { ...f${at + 1} ...f${at + 1} }`),
        `fragment f${levels} on Query { __typename }`,
      ].join('\n'),
    );
  const odd = fc.constantFrom(
    '',
    '{',
    '{ __typename',
    'mutation { a }',
    'subscription { a }',
    'query a { __typename } query b { __typename }',
    'fragment f on Query { ...f } { ...f }',
    '{ __schema { types { fields { type { fields { type { name } } } } } } }',
    `{ ${'a '.repeat(2_000)} }`,
    `${'{ a '.repeat(300)}${'}'.repeat(300)}`,
    `query (${'$a: Int '.repeat(300)}) { __typename }`,
    `{ __typename ${'@skip(if: true) '.repeat(300)} }`,
    `{ ${Array.from({ length: 40 }, (_, at) => `a${at}: __typename`).join(' ')} }`,
    '{ translations { slug } @odd }',
    '"""',
    '#',
    '\ufeff{ __typename }',
  );
  return fc.oneof(
    { weight: 12, arbitrary: plain },
    { weight: 1, arbitrary: doubling },
    { weight: 1, arbitrary: odd },
    // A character that does not belong there.
    {
      weight: 1,
      arbitrary: fc
        .tuple(plain, fc.nat(), oddText)
        .map(([text, where, bit]) => text.slice(0, where % text.length) + bit + text.slice(where % text.length)),
    },
  );
}

/** The variables that a document declares, by type. */
function variablesOf(
  schema: GraphQLSchema,
  document: string,
): { name: string; type: string; isEnum: boolean; isRequired: boolean }[] {
  const [operation] = parse(document).definitions;
  if (operation?.kind !== 'OperationDefinition') return [];
  return (operation.variableDefinitions ?? []).map(({ variable, type }) => {
    const text = document.slice(type.loc?.start, type.loc?.end);
    const named = schema.getType(text.replaceAll(/[[\]!]/g, ''));
    return { name: variable.name.value, type: text, isEnum: isEnumType(named), isRequired: text.endsWith('!') };
  });
}

/** Values for the variables of a query of the site. */
function variables(model: SiteModel, document: string): fc.Arbitrary<Record<string, unknown>> {
  const text = fc.oneof(fc.constantFrom(...ids, ...model.segments), paths(model), oddText);
  const entries = variablesOf(model.schema, document).map(({ name, type, isEnum }) => {
    const enumType = model.schema.getType(type.replaceAll(/[[\]!]/g, ''));
    const values = isEnum && isEnumType(enumType) ? enumType.getValues().map((value) => value.name) : [];
    const scalar: fc.Arbitrary<unknown> = isEnum
      ? fc.constantFrom(...values)
      : type.includes('Int')
        ? fc.oneof(fc.integer({ min: -2, max: 120 }), fc.integer())
        : type.includes('Boolean')
          ? fc.boolean()
          : text;
    const ofType = type.startsWith('[') ? fc.array(scalar, { maxLength: 60 }) : scalar;
    const value = fc.oneof(
      { weight: 8, arbitrary: ofType },
      { weight: 1, arbitrary: fc.constantFrom<unknown>(null, '', 1e308, [], {}, [[[]]], '\0', undefined) },
    );
    return value.map((one) => [name, one] as const);
  });
  return fc.tuple(...entries).map((list) => Object.fromEntries(list));
}

const post = (body: string): string =>
  frame({ method: 'POST', target: '/data/graphql', headers: [['Content-Type', 'application/json']], body });

/** GraphQL requests: queries of our own, and the site's with odd variables, by POST and by GET. */
export function queryRequests(model: SiteModel): fc.Arbitrary<FuzzRequest> {
  const own = queries(model).map((query) => ({ kind: 'query', bytes: post(json({ query })) }));
  const known = fc
    .constantFrom(...model.documents)
    .chain(([hash, text]) => fc.tuple(fc.constant(hash), variables(model, text), fc.nat(5)))
    .map(([sha256Hash, values, how]) => {
      const extensions = { persistedQuery: { version: 1, sha256Hash } };
      if (how === 0) return { kind: 'persisted', bytes: post(json({ extensions, variables: values })) };
      const search = new URLSearchParams({ extensions: json(extensions), variables: json(values) });
      return { kind: 'persisted', bytes: frame({ target: `/data/graphql?${search.toString()}` }) };
    });
  const odd = fc
    .record(
      {
        query: fc.oneof(fc.constant('{ __typename }'), fc.jsonValue()),
        variables: fc.jsonValue(),
        operationName: fc.jsonValue(),
        extensions: fc.jsonValue(),
      },
      { requiredKeys: [] },
    )
    .map((body) => ({ kind: 'query body', bytes: post(json(body)) }));
  return fc.oneof({ weight: 5, arbitrary: own }, { weight: 4, arbitrary: known }, { weight: 1, arbitrary: odd });
}
