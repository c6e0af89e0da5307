/** A failed read, shown in place: the server's message and a retry button. (ruling R41) */

import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react'
import { Button } from '#src/ui/button.tsx'
import { Row } from '#src/ui/layout/layout.tsx'
import { words } from '#src/ui/words.ts'
import { StateCard } from './state-card.tsx'
import { useReportAddress } from './use-report-address.ts'
import classes from './failed.module.css'

/** The fields used of an error; `ApiError` fits. */
export interface ShownError {
  /** A displayable message. */
  msg: string
  /** `no-answer`: no connection. */
  kind?: string
}

/**
 * The message shown in place: a known cause is described in Bengali, instead of the fixed English string of a
 * call without a message. (spec 8)
 */
export function getFailureText({ kind, msg }: ShownError): string {
  if (!/^[\x20-\x7e]+$/.test(msg)) return msg
  if (kind === 'no-answer') return words.failed.offlineText
  return kind === 'late' ? words.failed.lateText : msg
}

export interface FailedProps {
  error: ShownError
  onRetry: () => void
  /** `row` for one part of a page that is otherwise complete. */
  shape?: 'card' | 'row'
}

export function Failed({ error, onRetry, shape = 'card' }: FailedProps) {
  if (shape === 'row') {
    return (
      <Row wrap gap={8} gapX={12} className={classes.row} role="alert">
        <IconAlertTriangle aria-hidden="true" />
        <span className={classes.text}>{getFailureText(error)}</span>
        <Button
          variant="default"
          size="sm"
          onClick={onRetry}
          leftSection={<IconRefresh aria-hidden="true" />}
        >
          {words.failed.retryShort}
        </Button>
      </Row>
    )
  }
  return <FailedCard error={error} onRetry={onRetry} />
}

function FailedCard({ error, onRetry }: Omit<FailedProps, 'shape'>) {
  const reportTo = useReportAddress()
  const isOffline = error.kind === 'no-answer'
  return (
    <StateCard
      role="alert"
      art={isOffline ? 'offline' : 'error'}
      title={<h2>{isOffline ? words.failed.offlineTitle : words.failed.title}</h2>}
      text={getFailureText(error)}
      action={
        <>
          <Button onClick={onRetry} leftSection={<IconRefresh aria-hidden="true" />}>
            {words.failed.retry}
          </Button>
          {reportTo && (
            <Button variant="subtle" to={reportTo}>
              {words.failed.report}
            </Button>
          )}
        </>
      }
    />
  )
}
