/** Runs something in a task after the next frame, or soon if the page is hidden and has no frames. */
function afterPaint(run: () => void): void {
  if (document.hidden) setTimeout(run, 0);
  else requestAnimationFrame(() => setTimeout(run, 0));
}

/**
 * Runs each task when what the one before it changed has been painted, the first at once, but none before they begin. On a
 * phone, the rows of all parts of the site together hold the main thread for so long that a key press waits.
 */
export class PaintedTasks {
  readonly #waiting: (() => void)[] = [];
  #isHeld = true;
  #isPainting = false;

  add(task: () => void): void {
    this.#waiting.push(task);
    if (!this.#isHeld && !this.#isPainting) this.#runNext();
  }

  begin(): void {
    this.#isHeld = false;
    this.#runNext();
  }

  #runNext(): void {
    const task = this.#waiting.shift();
    this.#isPainting = task !== undefined;
    if (!task) return;
    task();
    afterPaint(() => this.#runNext());
  }
}
