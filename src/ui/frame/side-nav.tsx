/** The side navigation of a frame: 240 px with labels, 68 px without. (spec 9 Sidebar) */

import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { formatNumber } from '#src/lib/bn.ts'
import { Column, Text } from '#src/ui/layout/layout.tsx'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import { words } from '#src/ui/words.ts'
import { Logo } from './logo.tsx'
import { isChosen, type NavLink } from './nav-links.ts'
import classes from './side-nav.module.css'

interface SideNavProps {
  /** Names the navigation; invisible. */
  label: string
  /** The address of the logo's link. */
  home: string
  isExpanded: boolean
  children: ReactNode
}

export function SideNav({ label, home, isExpanded, children }: SideNavProps) {
  return (
    <Column
      as="nav"
      ground="surface"
      fixed
      className={classes.sidebar}
      data-expanded={isExpanded || undefined}
      aria-label={label}
    >
      <Link to={home} className={classes.home}>
        <Logo isMarkOnly={!isExpanded} />
      </Link>
      {children}
    </Column>
  )
}

interface SideRowProps {
  link: NavLink
  isExpanded: boolean
  /** The badge count; 0 shows none. */
  waiting?: number
}

export function SideRow({ link, isExpanded, waiting = 0 }: SideRowProps) {
  const location = useLocation()
  const { to, text, note, Icon } = link
  const name = waiting > 0 ? words.nav.waiting(text, waiting) : text
  return (
    <li>
      <Link
        to={to}
        className={classes.row}
        aria-current={isChosen(link, location) ? 'page' : undefined}
        aria-label={isExpanded ? undefined : name}
        title={isExpanded ? undefined : name}
      >
        <Icon size={20} stroke={1.75} aria-hidden="true" />
        {isExpanded && text}
        {isExpanded && note && (
          <Text as="span" tone="muted" variant="caption" push>
            {note}
          </Text>
        )}
        {isExpanded && waiting > 0 && (
          <Text as="span" tone="urgent" weight={600} push text="center" className={classes.waiting}>
            {formatNumber(waiting)}
            <VisuallyHidden>{words.nav.stillWaiting}</VisuallyHidden>
          </Text>
        )}
      </Link>
    </li>
  )
}

export function SideList({ children }: { children: ReactNode }) {
  return <ul className={classes.list}>{children}</ul>
}

export function SideHeading({ children }: { children: ReactNode }) {
  return (
    <Text tone="muted" weight={500} className={classes.heading}>
      {children}
    </Text>
  )
}

interface SideFootProps {
  isExpanded: boolean
  onToggle: () => void
  /** Above the last row; only shown with labels. */
  card?: ReactNode
  /** The last row, which shares its line with the toggle. */
  children: ReactNode
}

/** The bottom, with the toggle between labels and only icons. */
export function SideFoot({ isExpanded, onToggle, card, children }: SideFootProps) {
  const Toggle = isExpanded ? IconLayoutSidebarLeftCollapse : IconLayoutSidebarLeftExpand
  const name = isExpanded ? words.nav.fold : words.nav.unfold
  return (
    <div className={classes.foot}>
      {isExpanded && card}
      <ul className={classes.footRow}>
        {children}
        <li>
          <button
            type="button"
            className={classes.toggle}
            aria-expanded={isExpanded}
            aria-label={name}
            title={name}
            onClick={onToggle}
          >
            <Toggle size={20} stroke={1.75} aria-hidden="true" />
          </button>
        </li>
      </ul>
    </div>
  )
}
