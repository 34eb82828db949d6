import type { Browser, BrowserContext, BrowserContextOptions, CDPSession } from '@playwright/test';
import type { LineSpeed } from './slow-line';

/** A cheap phone on a slow network. */
export const profile = {
  network: 'slow 4G',
  downKbit: 1_600,
  upKbit: 750,
  roundTripMs: 150,
  slowdown: 4,
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
} as const;

/**
 * Chromium throttles requests, not the connection: DNS, TCP and TLS cost no extra round trips. With these factors from
 * Lighthouse (`DEVTOOLS_RTT_ADJUSTMENT_FACTOR` and its twin) a request takes as long as on the real network.
 */
const asRequests = { roundTrip: 3.75, throughput: 0.9 } as const;

const bytesPerSecond = (kbit: number): number => (kbit * asRequests.throughput * 1_000) / 8;

/** The browser context of a first-time reader: nothing is cached. */
export const newReader = (browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> =>
  browser.newContext({
    ...options,
    viewport: profile.viewport,
    deviceScaleFactor: profile.deviceScaleFactor,
    isMobile: true,
  });

/** The line of the profile, in front of a server. */
export const line: LineSpeed = {
  bytesPerSecond: bytesPerSecond(profile.downKbit),
  latencyMs: profile.roundTripMs * asRequests.roundTrip,
};

/** Makes the processor of a page as slow as the profile says. Its server is behind a slow line. */
export const slowProcessor = async (session: CDPSession): Promise<void> => {
  await session.send('Emulation.setCPUThrottlingRate', { rate: profile.slowdown });
};

/** Makes the network and the processor of a page as slow as the profile says. */
export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latencyMs,
    downloadThroughput: line.bytesPerSecond,
    uploadThroughput: bytesPerSecond(profile.upKbit),
  });
  await slowProcessor(session);
}

/** Scrolls down steadily with the wheel, because Chromium limits a synthetic touch gesture to the height of the screen. */
export const scrollDown = (session: CDPSession, distance: number, pixelsPerSecond: number): Promise<unknown> =>
  session.send('Input.synthesizeScrollGesture', {
    x: profile.viewport.width / 2,
    y: profile.viewport.height / 2,
    yDistance: -distance,
    speed: pixelsPerSecond,
    gestureSourceType: 'mouse',
  });
