/**
 * How long it took until this learner's own papers were marked: said only from three on, and only from papers that a
 * person has marked.
 */

import { IconHourglass } from '@tabler/icons-react'
import { readOwnSubmissions, submission } from '#src/api/contract/submission.ts'
import type { Submission } from '#src/api/shapes/submission.ts'
import { useRead } from '#src/api/use-api.ts'
import { useEach } from '#src/api/use-each.ts'
import { DAY_MS } from '#src/lib/duration.ts'
import { isSavingData } from '#src/stores/browser/save-data.ts'
import { Row } from '#src/ui/layout/layout.tsx'
import { words } from './words.ts'

const LEAST_PAPERS = 3
const MOST_PAPERS = 8

export interface Wait {
  papers: number
  /** At least one. */
  days: number
}

type Timed = Pick<Submission, 'submitted_at' | 'checked_at' | 'checked_by'>

/** Undefined for too few papers. */
export function computeWait(papers: readonly Timed[]): Wait | undefined {
  const waits = papers.flatMap(({ submitted_at: from, checked_at: to, checked_by: by }) => {
    const wait = from && to && by ? new Date(to).getTime() - new Date(from).getTime() : -1
    return wait >= 0 ? [wait] : []
  })
  if (waits.length < LEAST_PAPERS) return undefined
  const mean = waits.reduce((sum, wait) => sum + wait, 0) / waits.length
  return { papers: waits.length, days: Math.max(1, Math.round(mean / DAY_MS)) }
}

function useOwnWait(): Wait | undefined {
  const list = useRead(readOwnSubmissions(), { isQuiet: true })
  // A quiz is marked at once, by its key.
  const marked = list.data?.data
    .filter(({ state, kind, submitted_at: at }) => state === 'checked' && kind !== 'quiz' && at)
    .toSorted((one, other) => String(other.submitted_at).localeCompare(String(one.submitted_at)))
    .slice(0, MOST_PAPERS)
  const isKnown = marked !== undefined && marked.length >= LEAST_PAPERS && !isSavingData()
  const { data } = useEach(
    submission.one,
    isKnown ? marked.map(({ _id: id }) => ({ params: { id } })) : undefined,
  )
  return data && computeWait(data)
}

/** Nothing for a learner with fewer papers. */
export function OwnWait() {
  const wait = useOwnWait()
  if (wait === undefined) return null
  return (
    <Row as="p" gap={8} align="start" tone="muted" variant="small">
      <IconHourglass size={18} aria-hidden="true" />
      {words.wait(wait.papers, wait.days)}
    </Row>
  )
}
