// The cores are shared with other tests: what is slow here is no outage.
process.env.PAGE_BUDGET_MS = "20000";
process.env.CONTENT_BUDGET_MS = "20000";
process.env.EBSN_TIMEOUT_MS = "20000";
