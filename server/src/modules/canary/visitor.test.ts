import { createHash } from 'node:crypto';
import { cohortCookie, getsCanary, newVisitor, visitorCookie, visitorOf } from './visitor';

/** The same ones in each run: of random ones, one run in twenty is more than a point away. */
const visitors = Array.from({ length: 10_000 }, (_, index) => ({
  id: createHash('sha256').update(`${index}`).digest('base64url').slice(0, 22),
  cohort: undefined,
}));
const share = (percent: number, version = '1.9.0', pillar = 'bible'): number =>
  visitors.filter((visitor) => getsCanary(visitor, pillar, { version, percent })).length / 100;

test.each([0.5, 5, 33.33, 50, 95])('of 10,000 visitors %p percent get a canary of that percent', (percent) => {
  expect(Math.abs(share(percent) - percent)).toBeLessThan(1);
});

test('a canary at 0 percent is for nobody, and one at 100 for all', () => {
  expect([share(0), share(100)]).toEqual([0, 100]);
});

test('a visitor gets the same variant each time, and keeps the canary when the percent grows', () => {
  for (const visitor of visitors.slice(0, 500)) {
    const gets = (percent: number) => getsCanary(visitor, 'bible', { version: '1.9.0', percent });
    expect(gets(20)).toBe(gets(20));
    if (gets(20)) expect(gets(30)).toBe(true);
  }
});

test('the visitors of one canary are not those of the next one, nor of another pillar', () => {
  const withFirst = visitors.filter((visitor) => getsCanary(visitor, 'bible', { version: '1.9.0', percent: 20 }));
  for (const [pillar, version] of [
    ['bible', '1.10.0'],
    ['search', '1.9.0'],
  ] as const) {
    const both = withFirst.filter((visitor) => getsCanary(visitor, pillar, { version, percent: 20 }));
    expect(Math.abs((both.length / withFirst.length) * 100 - 20)).toBeLessThan(5);
  }
});

test('a visitor of a cohort gets its canary whatever the percent, and no other', () => {
  const staff = { id: newVisitor({}).id, cohort: 'staff' };
  const settings = { version: '1.9.0', percent: 0 };
  expect(getsCanary(staff, 'bible', { ...settings, cohorts: ['testers', 'staff'] })).toBe(true);
  expect(getsCanary(staff, 'bible', { ...settings, cohorts: ['testers'] })).toBe(false);
  expect(getsCanary({ ...staff, cohort: undefined }, 'bible', { ...settings, cohorts: ['staff'] })).toBe(false);
});

test('a browser sends back the id and the cohort that it was given, with other cookies, over http and https', () => {
  const { id } = newVisitor({});
  for (const origin of ['http://localhost', 'https://manna.example']) {
    const pair = (header: string) => header.split(';')[0] ?? '';
    const cookie = ['dm-language=es', pair(visitorCookie(id, origin)), pair(cohortCookie('staff', origin))].join('; ');
    expect(visitorOf({ cookie })).toEqual({ id, cohort: 'staff' });
  }
  expect(visitorOf({ cookie: 'dm-visitor=made-up; xdm-visitor=AAAAAAAAAAAAAAAAAAAAAA' })).toBeUndefined();
});

test('the cookies are for the whole site, not readable by scripts, and secure on https', () => {
  expect(visitorCookie('AAAAAAAAAAAAAAAAAAAAAA', 'https://manna.example')).toBe(
    '__Host-dm-visitor=AAAAAAAAAAAAAAAAAAAAAA; Path=/; Max-Age=2592000; SameSite=Lax; HttpOnly; Secure',
  );
  expect(visitorCookie(null, 'http://localhost')).toBe('dm-visitor=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly');
});
