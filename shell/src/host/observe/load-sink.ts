import type { AnalyticsConfig } from '@manna/shared/contracts';
import type { AnalyticsSink } from './analytics-sink';

/** Loads the sink that the site uses, and no other. */
export function loadSink(config: Exclude<AnalyticsConfig, { sink: 'none' }>): Promise<AnalyticsSink> {
  switch (config.sink) {
    case 'beacon':
      return import('./beacon-sink').then(({ beaconSink }) => beaconSink());
    case 'plausible':
      return import('./plausible-sink').then(({ plausibleSink }) => plausibleSink(config));
    case 'matomo':
      return import('./matomo-sink').then(({ matomoSink }) => matomoSink(config));
    case 'ga4':
      return import('./ga4-sink').then(({ ga4Sink }) => ga4Sink(config));
  }
}
