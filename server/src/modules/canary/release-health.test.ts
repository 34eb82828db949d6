import { failsMore, noPages, type ReleaseHealth } from './release-health';

const stopAt = { failedPercentAboveStable: 5, slowPercentAboveStable: 10, minPages: 100 };
const inBrowsers = (reportedFailures: number, pages: number): ReleaseHealth => ({
  ...noPages,
  reportedFailures,
  pages,
});
const slow = (slowPages: number, measuredPages: number): ReleaseHealth => ({ ...noPages, slowPages, measuredPages });
const onGateway = (failedRenders: number, renders: number): ReleaseHealth => ({ ...noPages, failedRenders, renders });

test.each([
  ['exactly the allowed share fails in browsers', inBrowsers(5, 100), noPages],
  ['there are fewer pages than the least number, however many fail', inBrowsers(99, 99), noPages],
  ['the stable release fails as often', inBrowsers(30, 100), inBrowsers(250, 1_000)],
  ['each rendering fails, but there were too few', onGateway(99, 99), noPages],
  ['exactly the allowed share is slow', slow(30, 100), slow(20, 100)],
  ['all of its pages are slow, and nobody knows whether others would be', slow(200, 200), slow(0, 99)],
])('a canary goes on when %s', (_, canary, stable) => {
  expect(failsMore(canary, stable, stopAt)).toBeUndefined();
});

test.each([
  [
    'more pages fail in browsers than are allowed',
    inBrowsers(6, 100),
    inBrowsers(1, 1_000),
    'in browsers 6.0 % of 100 pages failed, and of the stable release 0.1 % of 1000; 5 points more are allowed',
  ],
  [
    'more parts fail on the gateway than are allowed',
    onGateway(50, 100),
    onGateway(400, 1_000),
    'on the gateway 50.0 % of 100 renderings failed, and of the stable release 40.0 % of 1000; 5 points more are allowed',
  ],
  [
    'more pages are slow than are allowed',
    slow(40, 100),
    slow(200, 1_000),
    'in browsers 40.0 % of 100 pages were slow or moved, and of the stable release 20.0 % of 1000; 10 points more are allowed',
  ],
  [
    'each page reports several failures',
    inBrowsers(500, 100),
    inBrowsers(0, 0),
    'in browsers 100.0 % of 100 pages failed, and of the stable release 0.0 % of 0; 5 points more are allowed',
  ],
])('a canary stops with the figures when %s', (_, canary, stable, reason) => {
  expect(failsMore(canary, stable, stopAt)).toBe(reason);
});
