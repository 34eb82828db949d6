// Tests bring real databases, processes and timers, and a machine may stand still between two of their steps. What a first
// try met is printed, and the run's last lines name each test that passed only on its second.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
