/**
 * A row of a list: a mark, a title, its state, and at its end actions; or one link that covers all of it. For
 * `RowList`. Mantine has none.
 */

import { IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link, type To } from 'react-router'
import { Row, Text } from '#src/ui/layout/layout.tsx'
import classes from './work-row.module.css'

export interface WorkRowProps {
  /** An icon tile, an avatar, a date; a face may be a link of its own. */
  mark?: ReactNode
  title: ReactNode
  /** Makes the title a link. */
  to?: To
  /** The link covers the row, with an arrow at its end; buttons and faces stay above it. */
  isLink?: boolean
  onOpen?: (() => void) | undefined
  /** Shown beside the list right now. */
  isCurrent?: boolean
  /** Under the title. */
  text?: ReactNode
  /** Pills and a figure: at the end of the row, on a phone before the text. */
  state?: ReactNode
  /** Buttons. */
  children?: ReactNode
}

export function WorkRow({ mark, title, to, isLink, onOpen, isCurrent, text, state, children }: WorkRowProps) {
  return (
    <Row
      as="li"
      wrap
      gap={8}
      gapX={14}
      padY={12}
      padX={16}
      className={classes.root}
      data-link={isLink}
      data-current={isCurrent}
    >
      {mark}
      <div className={classes.words}>
        {to === undefined ? (
          <span className={classes.title}>{title}</span>
        ) : (
          <Link
            to={to}
            className={classes.title}
            aria-current={isCurrent ? 'page' : undefined}
            onClick={onOpen}
          >
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
      {isLink && <IconChevronRight size={18} stroke={1.75} aria-hidden="true" className={classes.arrow} />}
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
