/** Replaces `tabs-with-panel.tsx` in a first picture: the same elements, without the widget. */

import type { TabsProps } from './tabs-with-panel.tsx'
import classes from './tabs.module.css'

export function Tabs<V extends string>({ label, tabs, value, children }: TabsProps<V>) {
  return (
    <div className={classes.group}>
      <div role="tablist" aria-label={label} className={classes.root}>
        {tabs.map((tab) => {
          const isChosen = tab.value === value
          return (
            <button
              key={tab.value}
              type="button"
              role="tab"
              aria-selected={isChosen}
              tabIndex={isChosen ? 0 : -1}
              data-active={isChosen || undefined}
              className={classes.tab}
            >
              <span>{tab.label}</span>
            </button>
          )
        })}
      </div>
      <div role="tabpanel">{children}</div>
    </div>
  )
}
