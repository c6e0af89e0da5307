/** What the navigation of a frame is made of: places with a name and an icon. */
import type { IconHome } from '@tabler/icons-react'

export interface NavLink {
  to: string
  text: string
  Icon: typeof IconHome
  /** Another address at which this link is the chosen one. */
  alsoAt?: string
  /** The address must match to its end: other links stand below it. */
  isExact?: boolean
}

/** The chosen link: its own address, one below it, or the one it stands for besides. */
export function isChosen({ to, alsoAt, isExact = false }: NavLink, path: string): boolean {
  return path === to || path === alsoAt || (!isExact && path.startsWith(`${to}/`))
}
