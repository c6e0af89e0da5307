/** Decides who may ask a server that runs on a person's own machine. */

/** Others on the same network reach nothing that listens here alone. */
export const LOOPBACK = '127.0.0.1'
const LOOPBACK_NAMES = ['localhost', LOOPBACK, '[::1]']

/**
 * Tells whether a `Host` header names this run: a foreign name means that a page of another site has pointed its name at this machine
 * (DNS rebinding). `own` is the name that others reach this machine by.
 */
export function isOwnHost(header: string | null | undefined, own: string): boolean {
  const name = header?.toLowerCase().replace(/:\d+$/, '')
  return name !== undefined && (name === own.toLowerCase() || LOOPBACK_NAMES.includes(name))
}

/** Gives the address to listen on: this machine alone, unless the run is for others on the network (undefined listens everywhere). */
export function getListenAddress(own: string): string | undefined {
  return LOOPBACK_NAMES.includes(own.toLowerCase()) ? LOOPBACK : undefined
}

/** Tells whether a connection comes from this machine itself, by the address of its other end. */
export function isFromThisMachine(remote: string | undefined): boolean {
  return remote !== undefined && /^(?:::ffff:)?127\.|^::1$/.test(remote)
}
