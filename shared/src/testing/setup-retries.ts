// Tests use real databases, processes and timers, and a busy machine may pause between two of their steps. The error of
// a first try is printed, and the last lines of the run name each test that passed only on its second try.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
