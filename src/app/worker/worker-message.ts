/** `add-files`: files that the page loaded before the worker was there. `take-over`: the person agreed to the new release. `forget-push`: nobody is signed in any more. */
export type WorkerMessage =
  | { kind: 'add-files'; paths: readonly string[] }
  | { kind: 'take-over' }
  | { kind: 'forget-push' }

/** From the worker to a page: a push was pressed. The page answers on the port that comes along, if it goes there. */
export interface OpenAddress {
  kind: 'open-place'
  to: string
}
