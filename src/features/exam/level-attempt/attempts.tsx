/**
 * Lists the learner's attempts at a level, newest first, with their results and a remove button where
 * allowed.
 */

import { useState } from 'react'
import { callWithMessage } from '#src/api/call.ts'
import { ApiError } from '#src/api/client/api-error.ts'
import { levelSubmission, readLevelAttempts } from '#src/api/contract/level-submission.ts'
import type { LevelAttemptState, LevelSubmissionCard } from '#src/api/shapes/level-submission.ts'
import { useRead } from '#src/api/use-api.ts'
import { confirmAsked } from '#src/stores/shell/confirm-store.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { Button } from '#src/ui/button.tsx'
import { Text } from '#src/ui/layout/layout.tsx'
import { Pill, type PillProps } from '#src/ui/pill.tsx'
import { RowList } from '#src/ui/row-list.tsx'
import { Section } from '#src/ui/section.tsx'
import { getFailureText } from '#src/ui/states/failure-text.ts'
import { Load } from '#src/ui/states/load.tsx'
import { SkeletonText } from '#src/ui/states/skeleton.tsx'
import { WorkRow } from '#src/ui/work-row.tsx'
import { refetchLevel } from './level-changed.ts'
import { buildResultAddress } from './result-address.ts'
import { words } from './words.ts'

/** Removes an attempt here and on the server, after a question that names the cost. */
function ask({ state }: LevelSubmissionCard): Promise<boolean> {
  const text = state === 'open' ? `${words.askOpen} ${words.askCounted}` : words.askCounted
  return confirmAsked({ title: words.ask, text, yes: words.askYes, no: words.askNo, isDangerous: true })
}

export function useRemoval(onRemoved: (attemptId: string) => Promise<void>): {
  failure: ApiError | undefined
  remove: (attempt: LevelSubmissionCard) => Promise<void>
} {
  const [failure, setFailure] = useState<ApiError>()
  const remove = async (attempt: LevelSubmissionCard) => {
    setFailure(undefined)
    if (!(await ask(attempt))) return
    try {
      const { msg } = await callWithMessage(levelSubmission.remove, { params: { id: attempt._id } })
      showToast({ kind: 'success', message: msg })
      await onRemoved(attempt._id)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error)
    }
    refetchLevel()
  }
  return { failure, remove }
}

const TONES: Readonly<Record<LevelAttemptState, PillProps['tone']>> = {
  open: 'due',
  'under-review': 'info',
  passed: 'ok',
  failed: 'due',
}

/** Keeps attempts that have opened the next level or that a teacher is marking. */
function isRemovable({ state }: LevelSubmissionCard): boolean {
  return state === 'open' || state === 'failed'
}

interface AttemptRowProps {
  attempt: LevelSubmissionCard
  onRemove: (attempt: LevelSubmissionCard) => Promise<void>
}

function AttemptRow({ attempt, onRemove }: AttemptRowProps) {
  const { state, mark, marks, submitted_at: submittedAt, started_at: startedAt } = attempt
  return (
    <WorkRow
      title={<Pill tone={TONES[state]}>{words.attempt[state]}</Pill>}
      state={typeof mark === 'number' && <strong>{words.mark(mark, marks)}</strong>}
      text={submittedAt ? words.handedIn(submittedAt) : words.begun(startedAt)}
    >
      {submittedAt && (
        <Button variant="light" to={buildResultAddress(attempt)} aria-label={words.resultOf(submittedAt)}>
          {words.result}
        </Button>
      )}
      {isRemovable(attempt) && (
        <Button
          variant="subtle"
          onClick={() => void onRemove(attempt)}
          aria-label={words.removeOf(startedAt)}
        >
          {words.remove}
        </Button>
      )}
    </WorkRow>
  )
}

interface AttemptsProps {
  levelId: string
  /** Deletes what the device stores of the attempt. */
  onRemoved: (attemptId: string) => Promise<void>
}

export function Attempts({ levelId, onRemoved }: AttemptsProps) {
  const read = useRead(readLevelAttempts(levelId))
  const { failure, remove } = useRemoval(onRemoved)
  return (
    <Section title={words.attempts}>
      {failure && (
        <Text tone="error" role="alert">
          {getFailureText(failure)}
        </Text>
      )}
      <Load
        from={read}
        skeleton={<SkeletonText lines={3} />}
        isEmpty={({ data }) => data.length === 0}
        empty={<Text tone="muted">{words.noAttempts}</Text>}
      >
        {({ data }) => (
          <RowList isInside>
            {data.map((each) => (
              <AttemptRow key={each._id} attempt={each} onRemove={remove} />
            ))}
          </RowList>
        )}
      </Load>
    </Section>
  )
}
