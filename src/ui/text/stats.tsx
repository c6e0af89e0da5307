/** Numbers side by side, each with its name; one that leads somewhere opens what it counts. */
import type { ReactNode } from 'react'
import { Link, type To } from 'react-router'
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
      <strong className={classes.value}>{value}</strong>
      <span className={classes.label}>{label}</span>
    </>
  )
}

export function Stats({ label, stats }: { label: string; stats: readonly Stat[] }) {
  return (
    <ul aria-label={label} className={classes.root}>
      {stats.map((stat) => (
        <li key={stat.label} className={classes.stat} data-urgent={stat.isUrgent || undefined}>
          {stat.to === undefined ? (
            <Words {...stat} />
          ) : (
            <Link to={stat.to} className={classes.link}>
              <Words {...stat} />
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
