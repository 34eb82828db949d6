import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { createWholeSite, type FixtureSite } from '../../testing/fixture-site';
import { openGateway, type TestGateway } from '../../testing/open-gateway';

const read = (file: string): string =>
  readFileSync(path.resolve(__dirname, '../../../../docs/monitoring', file), 'utf8');

const alertsSchema = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          annotations: z.object({ summary: z.string(), action: z.string() }),
        }),
      ),
    }),
  ),
});
const { groups } = alertsSchema.parse(parse(read('prometheus-alerts.yaml')));
const rules = groups.flatMap((group) => group.rules);

const dashboardSchema = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).default([]) })),
  templating: z.object({ list: z.array(z.object({ query: z.union([z.string(), z.object({ query: z.string() })]) })) }),
  annotations: z.object({ list: z.array(z.object({ expr: z.string() })) }),
});
const dashboard = dashboardSchema.parse(JSON.parse(read('grafana-dashboard.json')));

const variables = dashboard.templating.list.flatMap(({ query }) =>
  typeof query === 'string' ? [] : [/^label_values\((.*), \w+\)$/.exec(query.query)?.[1] ?? 'unreadable'],
);
const dashboardQueries = [
  ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ...dashboard.annotations.list.map(({ expr }) => expr),
  ...variables,
];

const OPERATORS = new Set(['and', 'or', 'unless', 'by', 'without', 'on', 'ignoring', 'bool', 'offset']);
/** Prometheus writes it itself for each target. */
const UP = 'up';

/** The metrics that a PromQL expression reads: its names that are no functions, operators, labels or numbers. */
function metricsIn(expression: string): string[] {
  const bare = expression
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, ' ')
    .replaceAll(/\b(?:by|without|on|ignoring) *\([^)]*\)/g, ' ');
  const names = [...bare.matchAll(/(?<![\w.])[a-zA-Z_:][\w:]*(?! *\()\b/g)].map(([name]) => name);
  return names.filter((name) => !OPERATORS.has(name) && name !== UP);
}

let site: FixtureSite;
let gateway: TestGateway;
let scraped: ReadonlySet<string>;
beforeAll(async () => {
  site = await createWholeSite();
  gateway = await openGateway(site);
  const { body } = await gateway.app.inject('/metrics');
  const types = [...body.matchAll(/^# TYPE (\S+) (\S+)$/gm)];
  scraped = new Set(
    types.flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  );
});
afterAll(async () => {
  await gateway.close();
  await site.remove();
});

test('names of metrics are found among functions, labels and numbers', () => {
  const expression =
    'sum by (pillar) (rate(a_total{kind="x", b=~"c|d"}[5m])) / clamp_min(sum(b_total), 1e3) > 0.05 and up == 1';
  expect(metricsIn(expression)).toEqual(['a_total', 'b_total']);
});

test('every alert reads metrics that a gateway has', () => {
  expect(rules.length).toBeGreaterThan(10);
  const unknown = rules.flatMap(({ alert, expr }) =>
    metricsIn(expr).flatMap((name) => (scraped.has(name) ? [] : [`${alert}: ${name}`])),
  );
  expect(unknown).toEqual([]);
});

test('every panel and variable of the dashboard reads metrics that a gateway has', () => {
  expect(dashboardQueries.length).toBeGreaterThan(20);
  const unknown = dashboardQueries.flatMap((query) => metricsIn(query).filter((name) => !scraped.has(name)));
  expect(unknown).toEqual([]);
});

test('every metric of pillars, render workers and the composition is in an alert or on the dashboard', () => {
  const used = new Set([...rules.map(({ expr }) => expr), ...dashboardQueries].flatMap(metricsIn));
  const own = [...scraped].filter((name) =>
    /^(?:pillar|render|composition|release|content|database|client)_/.test(name),
  );
  expect(own.filter((name) => !used.has(name))).toEqual(['composition_refusals_total']);
});
