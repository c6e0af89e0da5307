/**
 * Shows an exam outside of its room: the page before the start, the result, or both if another try is open.
 */

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { readEligible } from '#src/api/contract/exam.ts'
import { submission } from '#src/api/contract/submission.ts'
import type { ExamInstruction } from '#src/api/shapes/exam.ts'
import { useApi, useRead } from '#src/api/use-api.ts'
import { Stack } from '#src/ui/layout/layout.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { OwnTries } from './after/own-tries.tsx'
import { Result } from './after/result.tsx'
import { type RenderForm, Retest } from './after/retest.tsx'
import { BeforeSkeleton } from './before/before-skeleton.tsx'
import { Before } from './before/before.tsx'

/**
 * Returns to an open attempt, as after a reload or a new login during an exam; if that fails, the page's
 * button does.
 */
export function useWayIn(
  exam: string,
  onResume: (submission: string) => Promise<void>,
): 'unknown' | 'entering' | 'outside' {
  const { data, error } = useRead(readEligible(exam))
  const attempt = data?.cause === 'running' ? data.submission : undefined
  const hasResumed = useRef(false)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (!attempt || hasResumed.current) return
    hasResumed.current = true
    onResume(attempt).catch(() => setFailed(true))
  }, [attempt, onResume])
  if (attempt && !hasFailed) return 'entering'
  return (data ?? error) ? 'outside' : 'unknown'
}

interface ExamOutsideProps {
  exam: ExamInstruction
  /** Shown with a result. */
  moduleDone: ReactNode
  backTo: string
  onStart: () => Promise<void>
  onResume: (submission: string) => Promise<void>
  renderRetestForm: RenderForm
  /** A request for another try is on its way. */
  isRetestWaiting: boolean
}

export function ExamOutside({
  exam,
  moduleDone,
  backTo,
  onStart,
  onResume,
  renderRetestForm,
  isRetestWaiting,
}: ExamOutsideProps) {
  const eligible = useRead(readEligible(exam._id))
  const { cause, submission: last } = eligible.data ?? {}
  const isRunning = cause === 'running'
  // Without a connection the result of a module that is on the device is read from there. (ruling R68)
  const isUnheard = eligible.data === undefined && eligible.error !== undefined
  const newest = isRunning ? undefined : ((isUnheard ? exam.submission : last) ?? undefined)
  const result = useApi(submission.one, newest ? { params: { id: newest } } : null)
  const isResult = !isUnheard || (result.error === undefined && result.data?.state !== 'open')
  const lastId = isResult ? newest : undefined
  const retest = eligible.data && (
    <Retest eligibility={eligible.data} renderForm={renderRetestForm} isWaiting={isRetestWaiting} />
  )
  return (
    <Stack gap={16}>
      {lastId && (
        <Load from={result} skeleton={<BeforeSkeleton />}>
          {(done) => (
            <Result
              submission={done}
              passPercent={exam.pass_percent}
              title={exam.title}
              retest={retest}
              moduleDone={moduleDone}
              backTo={backTo}
            />
          )}
        </Load>
      )}
      {(!lastId || eligible.data?.is_eligible) && (
        <Before exam={exam} eligible={eligible} backTo={backTo} onStart={onStart} onResume={onResume} />
      )}
      {lastId && <OwnTries exam={exam._id} />}
      {!lastId && retest}
    </Stack>
  )
}
