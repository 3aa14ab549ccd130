// As for journeys: a busy machine may lose a race once; what fails twice is broken.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
