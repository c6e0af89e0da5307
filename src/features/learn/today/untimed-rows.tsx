/** Rows without a time: the day's cards and the newest unfinished recording. (ruling R91) */

import { IconCards, IconCheck, IconPlayerPlayFilled } from '@tabler/icons-react'
import { useState, useSyncExternalStore } from 'react'
import { readResume, RESUME_COUNT } from '#src/api/contract/recording.ts'
import type { RecordingProgress } from '#src/api/shapes/recording.ts'
import { useRead } from '#src/api/use-api.ts'
import { joinFacts } from '#src/lib/facts-line.ts'
import { offers } from '#src/lib/features.ts'
import { paths } from '#src/lib/paths.ts'
import { isBegun } from '#src/lib/watch-place.ts'
import { countDayWrites, type DayNumbers, followDay, recallToday } from '#src/stores/review/day-summary.ts'
import { Button } from '#src/ui/button.tsx'
import { IconTile } from '#src/ui/pictures/icon-tile.tsx'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import { DayRow } from './days/day-row.tsx'
import { words } from './words.ts'
import classes from './untimed-rows.module.css'

function useOwnCards(now: number): DayNumbers | undefined {
  useSyncExternalStore(followDay, countDayWrites)
  return recallToday(now)
}
/** Undefined if the person never had a card. */
export const useCards: typeof useOwnCards = offers.review ? useOwnCards : () => undefined

export function CardsRow({ numbers: { done, left, time, tomorrow, origins } }: { numbers: DayNumbers }) {
  const isDone = left === 0
  return (
    <DayRow
      when={isDone ? words.cards.doneWhen : words.untimed(time)}
      mark={
        <IconTile tone={isDone ? 'ok' : 'due'} size={36}>
          {isDone ? <IconCheck size={18} stroke={2} /> : <IconCards size={18} stroke={1.75} />}
        </IconTile>
      }
      kind={words.cards.kind}
      title={isDone ? words.cards.done : words.cards.title(left, done)}
      to={isDone ? paths.review() : paths.review({ view: 'today' })}
      line={isDone ? words.cards.tomorrow(tomorrow) : origins || words.cards.fallback}
      action={
        !isDone && (
          <Button variant="default" size="sm" to={paths.review({ view: 'today' })}>
            {words.cards[done > 0 ? 'goOn' : 'start']}
          </Button>
        )
      }
    />
  )
}

/** Free lessons have no batch and are skipped. */
function findUnfinished(all: readonly RecordingProgress[]): RecordingProgress | undefined {
  return all.find(({ recording: card, position }) => card.batch && isBegun({ ...card, position }))
}

/** One page usually has the newest unfinished one; a learner's whole history is long. */
export function useUnfinished(): { progress: RecordingProgress | undefined; isKnown: boolean } {
  const [page, setPage] = useState(1)
  const { data, error, isEarlier } = useRead(readResume(page), { isQuiet: true })
  const progress = data && findUnfinished(data.data)
  const isFurther =
    !isEarlier && data !== undefined && page * RESUME_COUNT < data.total && progress === undefined
  if (isFurther) setPage(page + 1)
  return { progress, isKnown: (data !== undefined && !isFurther) || error !== undefined }
}

export function ResumeRow({
  progress: { recording, position, duration, percent },
}: {
  progress: RecordingProgress
}) {
  if (!recording.batch) return null
  const to = paths.recording(recording.batch._id, recording._id)
  return (
    <DayRow
      when={words.untimed(duration - position)}
      mark={
        <span
          className={classes.ring}
          style={{ background: `conic-gradient(var(--k-accent) ${percent}%, var(--k-line) 0)` }}
          aria-hidden="true"
        >
          <span>
            <IconPlayerPlayFilled size={14} />
          </span>
        </span>
      }
      kind={words.resume.label}
      title={recording.title}
      to={to}
      line={joinFacts(words.resume.from(position), offers.notes && words.resume.notes(recording.note_count))}
      action={
        <Button variant="default" size="sm" to={to}>
          {words.resume.go}
          <VisuallyHidden>: {recording.title}</VisuallyHidden>
        </Button>
      }
    />
  )
}
