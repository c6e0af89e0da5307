/** Decides who may call a server that runs on a developer's machine. */

/** Other machines on the network cannot reach a server that listens only here. */
export const LOOPBACK = '127.0.0.1'
const LOOPBACK_NAMES = ['localhost', LOOPBACK, '[::1]']

/**
 * Tells whether a `Host` header names this run. A foreign name means that another site has pointed its name
 * at this machine (DNS rebinding). `own` is the name that other machines use for this one.
 */
export function isOwnHost(header: string | null | undefined, own: string): boolean {
  const name = header?.toLowerCase().replace(/:\d+$/, '')
  return name !== undefined && (name === own.toLowerCase() || LOOPBACK_NAMES.includes(name))
}

/**
 * The address to listen on: only this machine, unless the run is for the network (undefined listens
 * everywhere).
 */
export function getListenAddress(own: string): string | undefined {
  return LOOPBACK_NAMES.includes(own.toLowerCase()) ? LOOPBACK : undefined
}

/** Tells by the remote address whether a connection comes from this machine. */
export function isFromThisMachine(remote: string | undefined): boolean {
  return remote !== undefined && /^(?:::ffff:)?127\.|^::1$/.test(remote)
}
