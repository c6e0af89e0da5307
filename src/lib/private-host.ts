/**
 * Hosts of this machine or of a private network: local and lan run there, and plain http is accepted. (spec
 * 9, rulings R7, R17)
 */

/**
 * `localhost`, 127/8, 10/8, 172.16/12, 192.168/16, 169.254/16, their IPv6 equivalents, `.local` names and
 * single-word names.
 */
const PRIVATE =
  /^(?:(?:[^.:]+\.)*(?:localhost|local)|[a-z][^.:]*|(?:127|10)(?:\.\d+){3}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2}|(?:192\.168|169\.254)(?:\.\d+){2}|\[(?:::1|f[cd][\da-f]{2}:.*|fe[89ab][\da-f]:.*)\])$/i

/** `hostname` as a location gives it: without a port, IPv6 in brackets. */
export function isPrivateHost(hostname: string): boolean {
  return PRIVATE.test(hostname)
}
