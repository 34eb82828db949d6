import type { createReports, Reports } from './reports';

/** The same as createReports, with code that loads with the first report, because most pages never make one. */
export function lazyReports(...settings: Parameters<typeof createReports>): Reports {
  let reports: Promise<Reports> | undefined;
  const load = (): Promise<Reports> => {
    reports ??= import('./reports').then((module) => module.createReports(...settings));
    reports.catch(() => {
      reports = undefined;
    });
    return reports;
  };
  return {
    reportError: (error, context) =>
      load().then(
        ({ reportError }) => reportError(error, context),
        () => false,
      ),
    errorPageShown() {
      const shown = load().then(({ errorPageShown }) => errorPageShown());
      return () => void shown.then((leave) => leave()).catch(() => undefined);
    },
  };
}
