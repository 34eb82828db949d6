import { PaintedTasks } from './painted-tasks';

const FRAME_MS = 16;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Adds these tasks once they may run, and returns the names of those that have. */
function started(names: readonly string[]): string[] {
  const ran: string[] = [];
  const tasks = new PaintedTasks();
  tasks.begin();
  for (const name of names) tasks.add(() => ran.push(name));
  return ran;
}

test('the first task runs at once, and each other one in a frame of its own', () => {
  const ran = started(['bible', 'encyclopedia', 'articles']);
  expect(ran).toEqual(['bible']);
  jest.advanceTimersByTime(FRAME_MS + 1);
  expect(ran).toEqual(['bible', 'encyclopedia']);
  jest.advanceTimersByTime(FRAME_MS + 1);
  expect(ran).toEqual(['bible', 'encyclopedia', 'articles']);
});

test('a page that is hidden has no frames, and runs them all the same', () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const frames = jest.spyOn(globalThis, 'requestAnimationFrame');
  const ran = started(['bible', 'encyclopedia']);
  jest.advanceTimersByTime(1);
  expect(ran).toEqual(['bible', 'encyclopedia']);
  expect(frames).not.toHaveBeenCalled();
  hidden.mockRestore();
});

test('a task that comes when all others have been painted runs at once', () => {
  const ran: string[] = [];
  const tasks = new PaintedTasks();
  tasks.begin();
  tasks.add(() => ran.push('bible'));
  jest.advanceTimersByTime(100);
  tasks.add(() => ran.push('encyclopedia'));
  expect(ran).toEqual(['bible', 'encyclopedia']);
});

test('tasks that come early wait until they may begin', () => {
  const ran: string[] = [];
  const tasks = new PaintedTasks();
  tasks.add(() => ran.push('bible'));
  tasks.add(() => ran.push('encyclopedia'));
  jest.advanceTimersByTime(100);
  expect(ran).toEqual([]);
  tasks.begin();
  expect(ran).toEqual(['bible']);
  jest.advanceTimersByTime(FRAME_MS + 1);
  expect(ran).toEqual(['bible', 'encyclopedia']);
});
