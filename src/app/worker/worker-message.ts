/**
 * `add-files`: files that the page loaded before the worker existed. `take-over`: the person agreed to the
 * new release. `forget-push`: nobody is signed in any more. `keep-class`: somebody keeps a class, which has to
 * play without a connection. `tell-release`: the page asks for the name of the worker's build, and gets it
 * through the port.
 */
export type WorkerMessage =
  | { kind: 'add-files'; paths: readonly string[] }
  | { kind: 'take-over' }
  | { kind: 'forget-push' }
  | { kind: 'keep-class' }
  | { kind: 'tell-release' }

/**
 * Sent from the worker to a page when a push was pressed. The page answers on the enclosed port if it
 * navigates there.
 */
export interface OpenAddress {
  kind: 'open-place'
  to: string
}
