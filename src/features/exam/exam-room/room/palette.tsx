/** Shows all questions at a glance, in six states; each state has its own shape, never only a colour. */

import { memo, useCallback } from 'react'
import { Grid, Text } from '#src/ui/layout/layout.tsx'
import { isFileLost } from '../attempt/answer.ts'
import type { RoomState } from '../attempt/room-state.ts'
import { type Fullness, getAnswerFullness } from '../question/fullness.ts'
import type { NumberedQuestion, Section } from '../question/order.ts'
import { useRoom, useRoomState } from './context.ts'
import type { QuestionNavigation } from './use-question-navigation.ts'
import { words } from './words.ts'
import classes from './palette.module.css'

interface CellProps {
  entry: NumberedQuestion
  isCurrent: boolean
  isFlagged: boolean
  isSeen: boolean
  onGo: (id: string) => void
}

const STATES = { whole: 'answered', begun: 'begun', empty: undefined } as const

const Cell = memo(function Cell({
  entry: { question, number },
  isCurrent,
  isFlagged,
  isSeen,
  onGo,
}: CellProps) {
  const id = question._id
  const { isFileMissing } = useRoom()
  const fullness = useRoomState(
    useCallback(
      ({ answers }: RoomState) => getAnswerFullness(question, answers[id], isFileMissing),
      [question, id, isFileMissing],
    ),
  )
  const isLost = useRoomState(
    useCallback(({ answers }: RoomState) => isFileLost(answers[id], isFileMissing), [id, isFileMissing]),
  )
  const state = STATES[fullness] ?? (isSeen ? 'blank' : 'unseen')
  const { palette } = words
  const parts = [
    palette.state[state],
    ...(isLost ? [palette.fileLost] : []),
    ...(isFlagged ? [palette.flagged] : []),
  ]
  return (
    <button
      type="button"
      className={classes.cell}
      data-state={state}
      data-flagged={isFlagged}
      aria-current={isCurrent ? 'true' : undefined}
      aria-label={palette.cell(number, parts)}
      onClick={() => onGo(id)}
    >
      {words.palette.number(number)}
    </button>
  )
})

/** Explains the shapes, with the number of questions in each state. */
function Legend({ placed, place }: { placed: readonly NumberedQuestion[]; place: QuestionNavigation }) {
  const answered = useAnsweredCount(placed)
  const begun = useAnsweredCount(placed, 'begun')
  const seen = placed.filter(({ question }) => place.isSeen(question._id)).length
  const { legend } = words.palette
  const blank = Math.max(0, seen - answered - begun)
  return (
    <Grid as="ul" gap={10} gapX={8} variant="small" ruleTop className={classes.legend}>
      <li>
        <i data-state="answered" aria-hidden="true" /> {legend.answered(answered)}
      </li>
      {begun > 0 && (
        <li>
          <i data-state="begun" aria-hidden="true" /> {legend.begun(begun)}
        </li>
      )}
      <li>
        <i data-flagged="true" aria-hidden="true" /> {legend.flagged(place.flagCount)}
      </li>
      <li>
        <i data-state="blank" aria-hidden="true" /> {legend.blank(blank)}
      </li>
      <li>
        <i data-state="unseen" aria-hidden="true" /> {legend.unseen(placed.length - seen)}
      </li>
    </Grid>
  )
}

export function useAnsweredCount(placed: readonly NumberedQuestion[], fullness: Fullness = 'whole'): number {
  const { isFileMissing } = useRoom()
  return useRoomState(
    ({ answers }) =>
      placed.filter(
        ({ question }) => getAnswerFullness(question, answers[question._id], isFileMissing) === fullness,
      ).length,
  )
}

interface PaletteProps {
  sections: readonly Section[]
  placed: readonly NumberedQuestion[]
  place: QuestionNavigation
  onGo: (id: string) => void
}

export function Palette({ sections, placed, place, onGo }: PaletteProps) {
  return (
    <>
      {sections.map(({ _id, title, placed: own }) => (
        <div key={_id} role="group" aria-label={title || words.palette.title}>
          {title && (
            <Text tone="muted" variant="small" weight={600} className={classes.section} aria-hidden="true">
              {title}
            </Text>
          )}
          <Grid gap={12} gapX={8} mt={12} className={classes.grid}>
            {own.map((each) => (
              <Cell
                key={each.question._id}
                entry={each}
                isCurrent={each.question._id === place.current.question._id}
                isFlagged={place.isFlagged(each.question._id)}
                isSeen={place.isSeen(each.question._id)}
                onGo={onGo}
              />
            ))}
          </Grid>
        </div>
      ))}
      <Legend placed={placed} place={place} />
    </>
  )
}
