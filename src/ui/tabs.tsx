/** Tabs with a stitched underline: links where each tab has an address or is a part of the page, otherwise buttons over one panel. */
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { NavLink, type To, useLocation } from 'react-router'
import classes from './tabs.module.css'

export interface LinkTab {
  to: To
  label: ReactNode
  /** Something new is there; say so in `label` for screen readers too. */
  hasDot?: boolean
  /** The address must match to its end. */
  isExact?: boolean
  /** How the addresses begin that belong to it all the same. */
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
        <NavLink key={typeof tab.to === 'string' ? tab.to : tab.to.pathname} to={tab.to} end={isExact(tab)} className={classes.tab}>
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

/** Links to the parts of one long page; `current` is the part that is being read. */
export function AnchorTabs({ label, tabs, current }: { label: string; tabs: readonly AnchorTab[]; current: string | undefined }) {
  return (
    <nav aria-label={label} className={classes.root}>
      {tabs.map((tab) => (
        <a key={tab.id} href={`#${tab.id}`} aria-current={tab.id === current ? 'location' : undefined} className={classes.tab}>
          {tab.label}
        </a>
      ))}
    </nav>
  )
}

export interface Tab<V extends string> {
  value: V
  label: ReactNode
  hasDot?: boolean
}

export interface TabsProps<V extends string> {
  label: string
  tabs: readonly Tab<V>[]
  value: V
  onChange: (value: V) => void
  /** What the chosen tab shows. */
  children: ReactNode
}

/** Arrow keys, Home and End move between the tabs and choose at once. */
export function Tabs<V extends string>({ label, tabs, value, onChange, children }: TabsProps<V>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.value === value)
    const target = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key]
    if (target === undefined) return
    event.preventDefault()
    const next = (target + tabs.length) % tabs.length
    onChange(tabs[next]!.value)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={classes.root} onKeyDown={onKeyDown} tabIndex={-1}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-controls={`${id}-panel`}
            aria-selected={tab.value === value}
            tabIndex={tab.value === value ? 0 : -1}
            className={classes.tab}
            onClick={() => onChange(tab.value)}
          >
            <TabLabel label={tab.label} hasDot={tab.hasDot} />
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
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
