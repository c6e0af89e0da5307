/** A row of a work list: a mark, a title, and at its end a state and actions. For `RowList`. */

import type { ReactNode } from 'react'
import { Link, type To } from 'react-router'
import { Row, Text } from '#src/ui/layout/layout.tsx'
import classes from './work-row.module.css'

export interface WorkRowProps {
  /** An icon tile, an avatar, a date. */
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
    <Row as="li" wrap gap={8} gapX={14} padY={12} padX={16} className={classes.root}>
      {mark}
      <div className={classes.words}>
        {to === undefined ? (
          <span className={classes.title}>{title}</span>
        ) : (
          <Link to={to} className={classes.title}>
            {title}
          </Link>
        )}
        {text && (
          <Text as="div" tone="muted" variant="small" anywhere>
            {text}
          </Text>
        )}
      </div>
      {children && (
        <Row wrap gap={6} push>
          {children}
        </Row>
      )}
    </Row>
  )
}

/** Fields and buttons above a list. */
export function Toolbar({ children }: { children: ReactNode }) {
  return (
    <Row align="end" wrap gap={12} className={classes.toolbar}>
      {children}
    </Row>
  )
}
