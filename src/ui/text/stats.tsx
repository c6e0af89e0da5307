/** Numbers side by side, each with its name; a linked one opens what it counts. */

import type { ReactNode } from 'react'
import { Link, type To } from 'react-router'
import { Grid, Surface, Text } from '#src/ui/layout/layout.tsx'
import classes from './stats.module.css'

export interface Stat {
  label: string
  value: ReactNode
  /** Opens the list behind the number. */
  to?: To
  isUrgent?: boolean
}

function Words({ label, value }: Stat) {
  return (
    <>
      <Text as="strong" variant="title" tight className={classes.value}>
        {value}
      </Text>
      <Text as="span" tone="muted" variant="caption">
        {label}
      </Text>
    </>
  )
}

export function Stats({ label, stats }: { label: string; stats: readonly Stat[] }) {
  return (
    <Grid as="ul" gap={12} aria-label={label} className={classes.root}>
      {stats.map((stat) => (
        <Surface
          as="li"
          ground="surface"
          radius="lg"
          border="line"
          shadow="xs"
          padY={12}
          padX={16}
          key={stat.label}
          className={classes.stat}
          data-urgent={stat.isUrgent || undefined}
        >
          {stat.to === undefined ? (
            <Words {...stat} />
          ) : (
            <Link to={stat.to} className={classes.link}>
              <Words {...stat} />
            </Link>
          )}
        </Surface>
      ))}
    </Grid>
  )
}
