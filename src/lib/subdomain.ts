/** Text that is valid in a subdomain or a username. (spec 5 Subdomain-like text) */

/** True for one or more Latin letters, digits and hyphens, and nothing else. (spec 5) */
export function isSubdomain(text: string): boolean {
  return /^[A-Za-z0-9-]+$/.test(text)
}
