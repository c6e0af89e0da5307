/** Gives the outbox what it may not import: the browser's storage, the session and the messages on screen. */

/**
 * `ended`: the session expired, the same person may continue (ruling R16) · `logged-out`: nothing stays.
 * (ruling R21)
 */
export type SessionEnding = 'ended' | 'logged-out'

export interface OutboxPorts {
  showToast: (toast: { kind: 'success' | 'error'; message: string; isNew?: boolean }) => void
  storage: {
    /** Undefined if nothing is stored, or storage is denied. */
    read: (key: string) => string | undefined
    /** False if storage is full or denied. */
    write: (key: string, text: string) => boolean
  }
  session: {
    getOwner: () => string | undefined
    /** Runs `listen` when somebody logs in or out; returns a function that stops it. */
    onChange: (listen: () => void) => () => void
    /** `owner`: the person whose session it was. */
    onEnd: (listen: (ending: SessionEnding, owner: string | undefined) => void) => () => void
  }
}

const nothing = () => () => undefined

let ports: OutboxPorts = {
  showToast: () => undefined,
  storage: { read: () => undefined, write: () => false },
  session: { getOwner: () => undefined, onChange: nothing, onEnd: nothing },
}
let isConnected = false
const followers = new Set<() => void>()

/** Connects the outbox before anything is queued. Without it everything is kept in memory, for a guest. */
export function connectOutbox(connected: OutboxPorts): void {
  if (connected === ports) return
  ports = connected
  isConnected = true
  for (const follow of followers) follow()
}

/** Runs `follow`, which listens to the session, as soon as there is one; the returned function removes it. */
export function runWhenConnected(follow: () => void): () => void {
  followers.add(follow)
  if (isConnected) follow()
  return () => followers.delete(follow)
}

export function getPorts(): OutboxPorts {
  return ports
}
