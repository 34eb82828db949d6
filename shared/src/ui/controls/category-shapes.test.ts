/** @jest-environment node */
import { categories, sitePillars } from '../../domain';
import { categoryShapes } from './category-shapes';

it.each([...categories, ...sitePillars].map(({ icon }) => icon))('the icon %s has a shape', (icon) => {
  expect(categoryShapes.has(icon)).toBe(true);
});

it.each([...categoryShapes])('the strokes of %s stay within their field', (_, shape) => {
  expect(shape).toMatch(/^M[-MmLlHhVvCcSsAaZz\d. ]+$/);
  const starts = [...shape.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
  expect(Math.min(...starts)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...starts)).toBeLessThanOrEqual(24);
});
