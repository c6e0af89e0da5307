/**
 * The only place that orders the states of a read: loading, slow, failed, empty, ready. Outdated data stays
 * visible, and the frame shows its age.
 */

import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { addOldReply } from '#src/lib/old-replies.ts'
import { Button } from '#src/ui/button.tsx'
import { Row } from '#src/ui/layout/layout.tsx'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import { words } from '#src/ui/words.ts'
import { Failed } from './failed.tsx'
import type { ShownError } from './failure-text.ts'
import classes from './load.module.css'

/** The result of `useApi`, by its shape, since the kit does not know the API. */
export interface LoadState<T> {
  data: T | undefined
  error: ShownError | undefined
  /** True 8 s after the start. (ruling R42) */
  isSlow: boolean
  /** Milliseconds since 1970. */
  fetchedAt: number | undefined
  /** True for a reply of an earlier visit: the frame shows its age, once for the whole page. */
  isEarlier?: boolean
  retry: () => void
  cancel: () => void
}

export interface LoadProps<T> {
  from: LoadState<T>
  /** In the layout of the content. */
  skeleton: ReactNode
  isEmpty?: (data: T) => boolean
  empty?: ReactNode
  children: (data: T) => ReactNode
}

/** Takes no space and no grid cell, whatever the container says of its children. */
const UNSEEN = { position: 'absolute', outline: 0 } as const

const takeFocus = (place: HTMLElement | null) => place?.focus({ preventScroll: true })

/**
 * The retry button disappears when it is pressed: the focus waits here, so the next Tab continues with the
 * loaded content.
 */
export function Load<T>(props: LoadProps<T>) {
  const [tries, setTries] = useState(0)
  const retry = () => {
    setTries(tries + 1)
    props.from.retry()
  }
  return (
    <>
      {tries > 0 && <span key={tries} ref={takeFocus} tabIndex={-1} style={UNSEEN} />}
      <LoadStates {...props} from={{ ...props.from, retry }} />
    </>
  )
}

/**
 * Lets the frame say that this is outdated: a notice beside the children would take up a cell in a grid or
 * row.
 */
function useOldReply({ data, error, isEarlier, fetchedAt, retry }: LoadState<unknown>): void {
  const isOld = data !== undefined && error !== undefined && !isEarlier
  const askAgain = useEffectEvent(retry)
  useEffect(
    () => (isOld ? addOldReply({ fetchedAt, retry: () => askAgain() }) : undefined),
    [isOld, fetchedAt],
  )
}

function LoadStates<T>({ from, skeleton, isEmpty, empty, children }: LoadProps<T>) {
  useOldReply(from)
  if (from.data !== undefined) return isEmpty?.(from.data) ? empty : children(from.data)
  if (from.error) return <Failed error={from.error} onRetry={from.retry} />
  return (
    <div aria-busy="true">
      {/* A div, since it contains a button; `output` may contain only text. */}
      <div aria-live="polite">
        {from.isSlow ? (
          <SlowLine onCancel={from.cancel} />
        ) : (
          <VisuallyHidden>{words.load.loading}</VisuallyHidden>
        )}
      </div>
      <div aria-hidden="true">{skeleton}</div>
    </div>
  )
}

function SlowLine({ onCancel }: { onCancel: () => void }) {
  return (
    <Row justify="between" wrap gap={8} gapX={12} className={classes.slow}>
      <span>{words.load.slow}</span>
      <Button variant="default" size="sm" onClick={onCancel}>
        {words.load.cancel}
      </Button>
    </Row>
  )
}
