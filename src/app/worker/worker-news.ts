/** `keep`: files that the page loaded before the worker was there. `take-over`: the person agreed to the new release. */
export type WorkerNews = { kind: 'keep'; paths: readonly string[] } | { kind: 'take-over' }
