/** A failed read, shown in place: the server's message and a retry button. (ruling R41) */

import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react'
import { useEffect } from 'react'
import { addGap } from '#src/lib/old-replies.ts'
import { Button } from '#src/ui/button.tsx'
import { Row } from '#src/ui/layout/layout.tsx'
import { words } from '#src/ui/words.ts'
import { getFailureText, type ShownError } from './failure-text.ts'
import { StateCard } from './state-card.tsx'
import { useReportAddress } from './use-report-address.ts'
import classes from './failed.module.css'

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
  useEffect(() => (isOffline ? addGap() : undefined), [isOffline])
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
