/**
 * Resolves the target of a notification: one of our pages, an external address, or none. The server's text is
 * never trusted. (rulings R18, R19)
 */

import { parseExternalLink } from '#src/lib/external-link.ts'
import { isLeftOut } from '#src/lib/left-out.ts'

export type NotificationTarget = { kind: 'ours'; to: string } | { kind: 'outside'; href: string } | undefined

/** Browsers remove leading dot segments: `/..//host` becomes `//host`. */
function leadsToHost(href: string): boolean {
  try {
    return new URL(href, 'https://own.example').pathname.startsWith('//')
  } catch {
    return true
  }
}

/** `/dashboard/…` is ours; two slashes or a backslash at the start lead to another host. */
export function resolveTarget(href: string | null | undefined): NotificationTarget {
  if (!href || isLeftOut(href)) return undefined
  if (/^\/(?!\/)[^\s\\]*$/.test(href) && !leadsToHost(href)) return { kind: 'ours', to: href }
  if (href.startsWith('/')) return undefined
  const outside = parseExternalLink(href)
  return outside === undefined ? undefined : { kind: 'outside', href: outside }
}
