// The servers of these tests share the machine with each other: what is slow here is no outage.
process.env.PAGE_BUDGET_MS = "20000";
process.env.CONTENT_BUDGET_MS = "20000";

// As for journeys: a busy machine may lose a race once; what fails twice is broken.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
