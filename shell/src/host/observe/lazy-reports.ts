import type { createReports, Reports } from './reports';

/** Reports whose code is fetched with the first of them, as createReports makes them: most pages have none to make. */
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
