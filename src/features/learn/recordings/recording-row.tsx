/** Row of a recording: title, length, watch progress. */

import { IconCheck, IconPlayerPlayFilled } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { RecordingCard } from '#src/api/shapes/recording.ts'
import { joinFacts } from '#src/lib/facts-line.ts'
import { offers } from '#src/lib/features.ts'
import { paths } from '#src/lib/paths.ts'
import { isAtEnd, isBegun } from '#src/lib/watch-place.ts'
import { CheckBox } from '#src/ui/fields/check-box.tsx'
import { Row, Text } from '#src/ui/layout/layout.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { TitleText } from '#src/ui/text/title-text.tsx'
import { KeepButton, useKeptRecord } from '../shared/kept/keep-button.tsx'
import { KeptChip } from '../shared/kept/kept-chip.tsx'
import { useChoosing } from './choosing.ts'
import { words } from './words.ts'
import classes from './recordings.module.css'

function State({ recording }: { recording: RecordingCard }) {
  if (recording.is_watched) return <Pill tone="ok">{words.watched}</Pill>
  return recording.percent > 0 ? (
    <Pill tone="due">{words.percent(recording.percent)}</Pill>
  ) : (
    <Pill tone="neutral">{words.fresh}</Pill>
  )
}

/**
 * A disc with a check if it was watched, else a ring with the watched share. The words beside it say the
 * same.
 */
function Watched({ recording: { is_watched: isWatched, percent } }: { recording: RecordingCard }) {
  return (
    <span className={classes.mark} data-watched={isWatched} aria-hidden="true">
      {isWatched ? (
        <IconCheck size={18} stroke={2.5} />
      ) : (
        <>
          <svg width={36} height={36} viewBox="0 0 36 36" fill="none">
            <circle cx="18" cy="18" r="16" pathLength={100} />
            <circle cx="18" cy="18" r="16" pathLength={100} strokeDasharray={`${percent} 100`} data-done />
          </svg>
          <IconPlayerPlayFilled size={14} />
        </>
      )}
    </span>
  )
}

function getActionText({ is_watched: isWatched, position, duration }: RecordingCard): string {
  if (isWatched || isAtEnd(position, duration)) return words.again
  return position > 0 ? words.goOn : words.watch
}

/** While several are chosen, the whole row is one checkbox, disabled for a class on the device. */
function Choice({ card }: { card: RecordingCard }) {
  const choosing = useChoosing()
  const isKept = useKeptRecord(card._id)?.state === 'done'
  return (
    <div className={classes.choice}>
      <CheckBox
        label={<TitleText>{card.title}</TitleText>}
        checked={isKept || choosing?.chosen.some(({ _id }) => _id === card._id) === true}
        disabled={isKept}
        onChange={() => choosing?.toggle(card)}
      />
    </div>
  )
}

interface RecordingRowProps {
  recording: RecordingCard
  batchId: string
  /** Marks the recording that plays beside the list. */
  isCurrent?: boolean
  /** Shows the course, for lists across courses. */
  hasCourse?: boolean
}

export function RecordingRow({ recording, batchId, isCurrent, hasCourse }: RecordingRowProps) {
  const isChoosing = useChoosing() !== undefined
  const toEnd = isAtEnd(recording.position, recording.duration) && !recording.is_watched ? words.toEnd : ''
  const begun = isBegun(recording) ? words.continueAt(recording.position) : toEnd
  const course = hasCourse ? recording.batch?.course_title : ''
  const line = joinFacts(
    begun,
    // A list across courses has no room for the day: the position matters more.
    !hasCourse && recording.recorded_at && words.date(recording.recorded_at),
    words.length(recording.duration),
    offers.notes && recording.note_count > 0 && words.notes(recording.note_count),
    course,
  )
  return (
    <Row
      as="li"
      wrap
      gap={4}
      gapX={16}
      padY={12}
      padX={18}
      relative
      className={classes.row}
      data-current={isCurrent}
    >
      <Watched recording={recording} />
      <div className={classes.text}>
        {offers.keptClasses && isChoosing ? (
          <Choice card={recording} />
        ) : (
          <Link
            to={paths.recording(batchId, recording._id)}
            className={classes.link}
            aria-current={isCurrent ? 'true' : undefined}
          >
            <TitleText>{recording.title}</TitleText>
          </Link>
        )}
        <Text tone="muted" variant="small" className={classes.line}>
          {line}
        </Text>
        {offers.keptClasses && <KeptChip id={recording._id} />}
      </div>
      <Row wrap gap={4} gapX={12} className={classes.state}>
        {isCurrent ? <Pill tone="info">{words.now}</Pill> : <State recording={recording} />}
        <Text
          as="span"
          tone="link"
          variant="small"
          weight={600}
          className={classes.action}
          aria-hidden="true"
        >
          {getActionText(recording)}
        </Text>
      </Row>
      {offers.keptClasses && !isCurrent && !isChoosing && <KeepButton card={recording} batchId={batchId} />}
    </Row>
  )
}
