/** `add-files`: files that the page loaded before the worker was there. `take-over`: the person agreed to the new release. */
export type WorkerMessage = { kind: 'add-files'; paths: readonly string[] } | { kind: 'take-over' }
