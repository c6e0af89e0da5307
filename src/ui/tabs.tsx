/** Tabs with a stitched underline that are links: to an address, or to a part of the page. */

import type { ReactNode } from 'react'
import { NavLink, type To, useLocation } from 'react-router'
import classes from './tabs.module.css'

export interface LinkTab {
  to: To
  label: ReactNode
  /** There is something new; say so in `label` for screen readers too. */
  hasDot?: boolean
  /** The address must match exactly. */
  isExact?: boolean
  /** The prefix of further addresses that belong to it. */
  alsoAt?: string
}

export interface LinkTabsProps {
  label: string
  tabs: readonly LinkTab[]
}

export function LinkTabs({ label, tabs }: LinkTabsProps) {
  const { pathname } = useLocation()
  const isExact = (tab: LinkTab) => tab.isExact && !(tab.alsoAt && pathname.startsWith(tab.alsoAt))
  return (
    <nav aria-label={label} className={classes.root}>
      {tabs.map((tab) => (
        <NavLink
          key={typeof tab.to === 'string' ? tab.to : tab.to.pathname}
          to={tab.to}
          end={isExact(tab)}
          className={classes.tab}
        >
          <TabLabel label={tab.label} hasDot={tab.hasDot} />
        </NavLink>
      ))}
    </nav>
  )
}

export interface AnchorTab {
  /** Id of the part of this page. */
  id: string
  label: ReactNode
}

/** Links to the sections of a long page; `current` is the one being read. */
export function AnchorTabs({
  label,
  tabs,
  current,
}: {
  label: string
  tabs: readonly AnchorTab[]
  current: string | undefined
}) {
  return (
    <nav aria-label={label} className={classes.root}>
      {tabs.map((tab) => (
        <a
          key={tab.id}
          href={`#${tab.id}`}
          aria-current={tab.id === current ? 'location' : undefined}
          className={classes.tab}
        >
          {tab.label}
        </a>
      ))}
    </nav>
  )
}

function TabLabel({ label, hasDot }: { label: ReactNode; hasDot?: boolean }) {
  return (
    <>
      {label}
      {hasDot && <i className={classes.dot} />}
    </>
  )
}
