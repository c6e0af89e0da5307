/**
 * Shows above the questions the title, the time left, the save state of all answers, and the submit button.
 */

import { IconX } from '@tabler/icons-react'
import type { ExamRevised } from '#src/api/shapes/exam.ts'
import { Button } from '#src/ui/button.tsx'
import { Logo } from '#src/ui/frame/logo.tsx'
import { PageHeading } from '#src/ui/frame/page.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { useRoom, useRoomState } from './context.ts'
import { SaveLine, summariseAnswers } from './save-mark.tsx'
import { Timer } from './timer.tsx'
import { words } from './words.ts'
import classes from './room.module.css'

const { save } = words
const SUMMARIES = {
  none: { tone: 'sending', long: save.none, short: save.allShort },
  all: { tone: 'acknowledged', long: save.all, short: save.allShort },
  sending: { tone: 'sending', long: save.sending, short: save.sending },
  refused: { tone: 'refused', long: save.someRefused, short: save.someRefusedShort },
  stored: { tone: 'dirty', long: save.onDevice, short: save.onDeviceShort },
  memory: { tone: 'refused', long: save.memory, short: save.memoryShort },
  lost: { tone: 'refused', long: save.fileLost, short: save.fileLostShort },
} as const

function SaveSummary({ isShort }: { isShort?: boolean }) {
  const { isFileMissing } = useRoom()
  const summary = useRoomState((state) => summariseAnswers(state, isFileMissing))
  const { tone, long, short } = SUMMARIES[summary]
  if (isShort && summary === 'none') return null
  return <SaveLine tone={tone} text={isShort ? short : long} />
}

interface RoomHeadProps {
  exam: ExamRevised
  deadline: string | null | undefined
  /** Missing after the submission. */
  onHandIn: (() => void) | undefined
  onLeave: () => void
}

export function RoomHead({ exam, deadline, onHandIn, onLeave }: RoomHeadProps) {
  return (
    <header className={classes.head}>
      <span className={classes.onWide} aria-hidden="true">
        <Logo isMarkOnly size={36} />
      </span>
      <span className={classes.onNarrow}>
        <IconButton label={words.nav.leave} onClick={onLeave}>
          <IconX />
        </IconButton>
      </span>
      <div className={classes.titles}>
        <PageHeading className={classes.title}>{exam.title}</PageHeading>
        <p className={classes.onWide}>{words.subtitle(exam.batch?.title, exam.question_count, exam.marks)}</p>
        <p className={classes.onNarrow}>
          <SaveSummary isShort />
        </p>
      </div>
      {onHandIn && <Timer deadline={deadline} />}
      <div className={classes.headEnd}>
        <SaveSummary />
        {onHandIn && <Button onClick={onHandIn}>{words.nav.handIn}</Button>}
      </div>
    </header>
  )
}
