/** Shown in place of an answer: still loading, no papers, or everything marked. */

import type { ReactNode } from 'react'
import { readTaughtAssignment } from '#src/api/contract/assignment.ts'
import { readTaughtExam } from '#src/api/contract/exam.ts'
import { useRead } from '#src/api/use-api.ts'
import { Grid } from '#src/ui/layout/layout.tsx'
import { Load, type LoadState } from '#src/ui/states/load.tsx'
import { Skeleton, SkeletonText } from '#src/ui/states/skeleton.tsx'
import { RowDone } from './next-answers.tsx'
import { changePlace } from './place-store.ts'
import type { useMoves } from './use-moves.ts'
import type { Asked, QuestionMarking } from './use-papers.ts'

export const skeleton = (
  <Grid gap={16} pad={20}>
    <Skeleton shape="block" height="3rem" width="60%" />
    <SkeletonText lines={6} />
    <Skeleton shape="block" height="5rem" />
  </Grid>
)

interface NoPaperProps {
  marking: QuestionMarking
  moves: Pick<ReturnType<typeof useMoves>, 'goToRow' | 'goTo'>
  asked: Asked
  /** The list of unchecked papers, and the one of all. */
  toPapers: string
  toAllPapers: string
}

export function NoPaper({ marking, moves, asked, toPapers, toAllPapers }: NoPaperProps) {
  const { isAwaited, state, first, ahead, rows } = marking
  const isUnknown = isAwaited || state.total === undefined
  if (isUnknown || ahead.ids.length > 0 || (state.sheet === undefined && first !== undefined))
    return state.error === undefined && skeleton
  const done = (
    <RowDone
      marking={marking}
      onRow={moves.goToRow}
      onGo={moves.goTo}
      toPapers={isAllMarked(rows) ? toAllPapers : toPapers}
      onNames={() => changePlace(asked.exam, () => ({ isBlind: false }))}
    />
  )
  return state.total === 0 ? <KnownExam {...asked}>{done}</KnownExam> : done
}

/** A list without papers may be that of an exam that does not exist. */
function KnownExam({ exam, kind, children }: Pick<Asked, 'exam' | 'kind'> & { children: ReactNode }) {
  const ofExam = useRead(readTaughtExam(exam), { isQuiet: true, isWanted: kind === 'exam' })
  const ofWork = useRead(readTaughtAssignment(exam), { isQuiet: true, isWanted: kind === 'assignment' })
  const read: LoadState<unknown> = kind === 'exam' ? ofExam : ofWork
  return (
    <Load from={read} skeleton={skeleton}>
      {() => children}
    </Load>
  )
}

export const isAllMarked = (rows: QuestionMarking['rows']) =>
  rows.length > 0 && rows.every(({ done, total }) => done >= total)
