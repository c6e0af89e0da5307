/** Error page of a recording: forbidden or not open yet, missing, offline, or another error, each with its next step. */

import type { ApiError } from '#src/api/client/api-error.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { getFailureText } from '#src/ui/states/failure-text.ts'
import { StatePage } from '#src/ui/states/state-page.tsx'
import { words } from './words.ts'

function getKind({ kind, status }: ApiError): 'forbidden' | 'not-found' | 'offline' | 'error' {
  if (status === 403) return 'forbidden'
  if (status === 404) return 'not-found'
  return kind === 'no-answer' ? 'offline' : 'error'
}

export function RecordingFailed({
  batchId,
  error,
  onRetry,
}: {
  batchId: string
  error: ApiError
  onRetry: () => void
}) {
  const kind = getKind(error)
  if (kind === 'offline' || kind === 'error')
    return <StatePage kind={kind} text={getFailureText(error)} onRetry={onRetry} />
  return (
    <StatePage
      kind={kind}
      title={kind === 'forbidden' ? words.notOpen : words.gone}
      text={getFailureText(error)}
      action={
        <Button to={kind === 'forbidden' ? paths.myCourses() : paths.batchRecordings(batchId)}>
          {words[kind]}
        </Button>
      }
    />
  )
}
