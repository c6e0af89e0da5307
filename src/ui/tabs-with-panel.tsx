/**
 * Tabs over one panel, with Mantine; separate from the tabs that are links, so that pages with only links do
 * not load it.
 */

import { HeadlessMantineProvider, Tabs as MantineTabs } from '@mantine/core'
import type { ReactNode } from 'react'
import { theme } from './theme/theme.ts'
import classes from './tabs.module.css'

export interface Tab<V extends string> {
  value: V
  label: ReactNode
}

export interface TabsProps<V extends string> {
  label: string
  tabs: readonly Tab<V>[]
  value: V
  onChange: (value: V) => void
  /** Content of the chosen tab. */
  children: ReactNode
}

/** Arrow keys, Home and End move between the tabs and select at once. */
export function Tabs<V extends string>({ label, tabs, value, onChange, children }: TabsProps<V>) {
  return (
    // Headless: the widget neither loads styles nor sets the page's colour scheme.
    <HeadlessMantineProvider theme={theme}>
      <MantineTabs
        unstyled
        value={value}
        onChange={(next) => onChange(tabs.find((tab) => tab.value === next)?.value ?? value)}
        classNames={{ root: classes.group, list: classes.root, tab: classes.tab }}
      >
        <MantineTabs.List aria-label={label}>
          {tabs.map((tab) => (
            <MantineTabs.Tab key={tab.value} value={tab.value}>
              {tab.label}
            </MantineTabs.Tab>
          ))}
        </MantineTabs.List>
        <MantineTabs.Panel value={value}>{children}</MantineTabs.Panel>
      </MantineTabs>
    </HeadlessMantineProvider>
  )
}
