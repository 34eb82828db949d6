/**
 * What the probe measures in the page. Times are milliseconds since the navigation began, undefined until they are known.
 */
export interface ProbeReading {
  /** When the navigation began, in milliseconds since 1970. */
  timeOrigin: number;
  textVisible?: number;
  headingVisible?: number;
  firstPaint?: number;
  largestPaint?: number;
  /** Sum of all unexpected shifts: never less than CLS, which takes the worst burst of them. */
  layoutShift: number;
  interactive?: number;
  /** Longest interaction so far, from input to the next frame. The browser reports none below 16 ms; those count as 0. */
  longestInteraction: number;
  clicked?: number;
  /** When a heading was first painted that differs from the one at the click. */
  nextVisible?: number;
}

export interface ProbeOptions {
  /** Words of the first verse, within one text node. */
  verse: string;
  /** Whether React must hydrate the page before it is interactive. */
  hydrated: boolean;
}

interface ReactRoot {
  stateNode: { current: { memoizedState: { isDehydrated?: boolean } | null } };
}

/** Runs in the page before its own scripts, and updates the global variable `bench`. */
export function installProbe({ verse, hydrated }: ProbeOptions): void {
  const reading: ProbeReading = { timeOrigin: performance.timeOrigin, layoutShift: 0, longestInteraction: 0 };
  Object.assign(globalThis, { bench: reading });

  const observe = (options: PerformanceObserverInit & { durationThreshold?: number }, take: (entry: never) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => take(entry as never))).observe({
      buffered: true,
      ...options,
    });
  observe({ type: 'paint' }, ({ name: paint, startTime }: PerformanceEntry) => {
    if (paint === 'first-contentful-paint') reading.firstPaint = startTime;
  });
  observe({ type: 'largest-contentful-paint' }, ({ startTime }: PerformanceEntry) => {
    reading.largestPaint = startTime;
  });
  observe({ type: 'layout-shift' }, ({ value, hadRecentInput }: { value: number; hadRecentInput: boolean }) => {
    if (!hadRecentInput) reading.layoutShift += value;
  });
  observe(
    { type: 'event', durationThreshold: 16 },
    ({ duration, interactionId }: { duration: number; interactionId: number }) => {
      if (interactionId) reading.longestInteraction = Math.max(reading.longestInteraction, duration);
    },
  );

  // The Element Timing API reports the paint itself, because text in the DOM may still wait for style sheets or a font.
  // The probe sets its attribute when the parser inserts the text, so neither page has to know about the bench.
  observe({ type: 'element' }, ({ identifier, renderTime }: { identifier: string; renderTime: number }) => {
    if (identifier === 'bench-verse') reading.textVisible ??= renderTime;
    if (identifier === 'bench-heading') reading.headingVisible ??= renderTime;
  });
  const mark = (root: Node): boolean => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text: Node | null = texts.currentNode; text; text = texts.nextNode()) {
      const heading = text.parentElement?.closest('h1');
      heading?.setAttribute('elementtiming', 'bench-heading');
      if (!heading && text.nodeType === Node.TEXT_NODE && text.nodeValue?.includes(verse)) {
        text.parentElement?.closest('p')?.setAttribute('elementtiming', 'bench-verse');
        return true;
      }
    }
    return false;
  };
  const arrival = new MutationObserver((mutations) => {
    const changed = mutations.flatMap(({ type, target, addedNodes }) =>
      // The head has no visible text, and searching it would slow down the page with the larger head.
      document.querySelector('head')?.contains(target) ? [] : type === 'childList' ? [...addedNodes] : [target],
    );
    if (changed.some((node) => node.isConnected && node.nodeName !== 'SCRIPT' && mark(node))) arrival.disconnect();
  });
  arrival.observe(document, { childList: true, subtree: true, characterData: true });

  // Such a page is interactive when React has hydrated the link to the next chapter: the link has React's props,
  // and its root is committed. The key on the root alone comes too early, before anything is hydrated.
  const find = (element: Element, prefix: string): unknown => {
    const key = Object.keys(element).find((name) => name.startsWith(prefix));
    return key === undefined ? undefined : (element as unknown as Record<string, unknown>)[key];
  };
  const isHydrated = (link: Element): boolean => {
    if (find(link, '__reactProps$') === undefined) return false;
    for (let element: Element | null = link; element; element = element.parentElement) {
      const root = find(element, '__reactContainer$') as ReactRoot | undefined;
      if (root) return root.stateNode.current.memoizedState?.isDehydrated === false;
    }
    return false;
  };
  const timer = setInterval(() => {
    const link = document.querySelector('a[rel=next]');
    if (!link || !(hydrated ? isHydrated(link) : document.readyState !== 'loading')) return;
    reading.interactive = performance.now();
    clearInterval(timer);
  }, 10);

  // The site has the next page in its document, and for some frames the page before.
  const shownHeading = () =>
    Array.from(document.querySelectorAll('h1')).find((heading) => !heading.closest('[data-ahead], [data-left]'));
  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      reading.clicked = timeStamp;
      delete reading.nextVisible;
      // A click on the static page opens another document, and window.name survives that.
      window.name = String(performance.timeOrigin + timeStamp);
      const before = shownHeading()?.textContent;
      const change = new MutationObserver(() => {
        const heading = shownHeading();
        if (!heading || heading.textContent === before) return;
        change.disconnect();
        // The first task after a frame's callbacks runs when the frame is painted; an urgent task runs before React's next.
        requestAnimationFrame(() => {
          const done = () => {
            reading.nextVisible = performance.now();
          };
          void scheduler.postTask(done, { priority: 'user-blocking' });
        });
      });
      change.observe(document, {
        childList: true,
        subtree: true,
        characterData: true,
        attributeFilter: ['data-ahead'],
      });
    },
    { capture: true },
  );
}
