import type { AnalyticsConfig } from '@manna/shared/contracts';
import type { AnalyticsSink } from './analytics-sink';

/** The sink that a site uses, and the code of no other. */
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
