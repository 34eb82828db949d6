import type { z } from 'zod';
import { ContentError } from '../../base/content-error';
import type { Order } from '../maker';

/** An order's options in the shape that its maker reads; throws ContentError that names the resource and the key. */
export function optionsOf<T>(order: Order, shape: z.ZodType<T>): T {
  const result = shape.safeParse(order.options);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const key = ['options', ...(issue?.path ?? [])].join('.');
  throw new ContentError(`resources/${order.slug} is wrong at "${key}": ${issue?.message ?? 'unknown'}.`);
}
