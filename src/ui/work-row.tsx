/** A row of a work list: a mark, a title, its state, and at its end actions. For `RowList`. */

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
  /** Pills and a figure: at the end of the row, on a phone before the text. */
  state?: ReactNode
  /** Buttons. */
  children?: ReactNode
}

export function WorkRow({ mark, title, to, text, state, children }: WorkRowProps) {
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
        {(text || state) && (
          <div className={classes.foot}>
            {state && (
              <Row wrap gap={6} className={classes.state}>
                {state}
              </Row>
            )}
            {text && (
              <Text as="div" tone="muted" variant="small" anywhere className={classes.text}>
                {text}
              </Text>
            )}
          </div>
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
