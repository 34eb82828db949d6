import { collectGarbage } from '../../testing/collect-garbage';
import { badInput } from './bad-input';

test('an error for the caller keeps nothing in memory of what ran when it was made', async () => {
  class Request {
    readonly rows = Array.from({ length: 1_000 }, (_, row) => row);
    refuse = () => badInput('"first" is 0: ask for 1 to 100.');
  }
  const seen: WeakRef<Request>[] = [];
  const errors = Array.from({ length: 20 }, () => {
    const request = new Request();
    seen.push(new WeakRef(request));
    return request.refuse();
  });
  // References are weak only from the next turn on.
  await new Promise((resolve) => setTimeout(resolve, 10));
  collectGarbage();
  // The last one may still be in a register.
  expect(seen.filter((request) => request.deref() !== undefined).length).toBeLessThanOrEqual(1);
  expect(errors[0]?.message).toBe('"first" is 0: ask for 1 to 100.');
});
