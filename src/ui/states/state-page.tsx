/** A whole page that cannot be shown: not found, forbidden, offline, broken. */

import { IconRefresh } from '@tabler/icons-react'
import { type ReactNode, useEffect } from 'react'
import { addGap, tellOffline } from '#src/lib/old-replies.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { PageHeading } from '#src/ui/frame/page.tsx'
import { words } from '#src/ui/words.ts'
import type { StateArtProps } from './state-art.tsx'
import { StateCard } from './state-card.tsx'
import { words as stateWords } from './state-words.ts'
import { useReportAddress } from './use-report-address.ts'
import classes from './state-page.module.css'

const ART = {
  'not-found': 'search',
  forbidden: 'error',
  offline: 'offline',
  error: 'error',
} as const satisfies Record<string, StateArtProps['kind']>

export interface StatePageProps {
  kind: keyof typeof ART
  /** Replaces the default text. */
  title?: string
  text?: ReactNode
  onRetry?: () => void
  /** Replaces the default actions. */
  action?: ReactNode
}

export function StatePage({
  kind,
  title = stateWords[kind].title,
  text = stateWords[kind].text,
  onRetry,
  action,
}: StatePageProps) {
  // The frame and the toasts leave the cause to the page.
  useEffect(() => {
    if (kind !== 'offline') return undefined
    const ends = [tellOffline(), addGap()]
    return () => ends.forEach((end) => end())
  }, [kind])
  return (
    <div className={classes.root}>
      <StateCard
        art={ART[kind]}
        title={<PageHeading>{title}</PageHeading>}
        text={text}
        action={action ?? <WaysOut onRetry={onRetry} />}
      />
    </div>
  )
}

function WaysOut({ onRetry }: { onRetry?: () => void }) {
  const reportTo = useReportAddress()
  return (
    <>
      {onRetry && (
        <Button onClick={onRetry} leftSection={<IconRefresh aria-hidden="true" />}>
          {words.failed.retry}
        </Button>
      )}
      <Button to={paths.home()} variant={onRetry ? 'default' : 'filled'}>
        {stateWords.home}
      </Button>
      <Button to={reportTo ?? paths.support()} variant="default">
        {stateWords.support}
      </Button>
    </>
  )
}
