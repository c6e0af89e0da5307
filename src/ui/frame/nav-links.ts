/** The navigation of a frame: places with a name and an icon. */

import type { IconHome } from '@tabler/icons-react'
import type { Location } from 'react-router'

export interface NavLink {
  to: string
  text: string
  Icon: typeof IconHome
  /** Other addresses at which this link is the chosen one; with a slash at its end also all below it. */
  alsoAt?: readonly string[]
  /** A word beside it, as that its page is not ready. */
  note?: string
  /** The address must match to its end: other links stand below it. */
  isExact?: boolean
}

/**
 * The chosen link: its own address, one below it, or the one it stands for besides. One with a query shows a part of a page and is
 * chosen where that part is shown; one without is chosen whatever is shown.
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
