/** The navigation of a frame: pages with a name and an icon. */

import type { IconHome } from '@tabler/icons-react'
import type { Location } from 'react-router'

export interface NavLink {
  to: string
  text: string
  Icon: typeof IconHome
  /**
   * Other addresses for which this link is current; one that ends in a slash includes everything below it.
   */
  alsoAt?: readonly string[]
  /** A short remark, such as that its page is not ready. */
  note?: string
  /** The address must match exactly, since other links are below it. */
  isExact?: boolean
}

/**
 * The current link: its own address, one below it, or one of its other addresses. A link with a query shows a
 * part of a page and is current while that part is shown; one without a query ignores it.
 */
export function isChosen(
  { to, alsoAt = [], isExact = false }: NavLink,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): boolean {
  const [own = '', query] = to.split('?')
  if (query !== undefined) {
    const shown = new URLSearchParams(search)
    return (
      pathname === own && [...new URLSearchParams(query)].every(([name, value]) => shown.get(name) === value)
    )
  }
  if (pathname === own || (!isExact && pathname.startsWith(`${own}/`))) return true
  return alsoAt.some((each) => (each.endsWith('/') ? `${pathname}/`.startsWith(each) : pathname === each))
}
