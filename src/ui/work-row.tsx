/** A row of a work list: a mark, what it is, and at its end a state and what can be done. For `RowList`. */
import type { ReactNode } from 'react'
import { Link, type To } from 'react-router'
import classes from './work-row.module.css'

export interface WorkRowProps {
  /** An icon tile, a face, a date. */
  mark?: ReactNode
  title: ReactNode
  /** Makes the title a link. */
  to?: To
  /** Under the title. */
  text?: ReactNode
  /** Pills and buttons. */
  children?: ReactNode
}

export function WorkRow({ mark, title, to, text, children }: WorkRowProps) {
  return (
    <li className={classes.root}>
      {mark}
      <div className={classes.words}>
        {to === undefined ? (
          <span className={classes.title}>{title}</span>
        ) : (
          <Link to={to} className={classes.title}>
            {title}
          </Link>
        )}
        {text && <div className={classes.text}>{text}</div>}
      </div>
      {children && <div className={classes.end}>{children}</div>}
    </li>
  )
}

/** Lists, filters and cards under one another. */
export function Stack({ children }: { children: ReactNode }) {
  return <div className={classes.stack}>{children}</div>
}

/** Fields and buttons above a list. */
export function Toolbar({ children }: { children: ReactNode }) {
  return <div className={classes.toolbar}>{children}</div>
}
