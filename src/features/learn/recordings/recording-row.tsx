/** Row of a recording: title, length, watch progress. */

import { IconCircleCheckFilled, IconNotes, IconPlayerPlay } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { RecordingCard } from '#src/api/shapes/recording.ts'
import { joinFacts } from '#src/lib/facts-line.ts'
import { paths } from '#src/lib/paths.ts'
import { isAtEnd, isBegun } from '#src/lib/watch-place.ts'
import { Row, Text } from '#src/ui/layout/layout.tsx'
import { IconTile } from '#src/ui/pictures/icon-tile.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { TitleText } from '#src/ui/text/title-text.tsx'
import { words } from './words.ts'
import classes from './recordings.module.css'

function State({ recording }: { recording: RecordingCard }) {
  if (recording.is_watched) {
    return (
      <Pill tone="ok" icon={<IconCircleCheckFilled aria-hidden="true" />}>
        {words.watched}
      </Pill>
    )
  }
  return recording.percent > 0 ? (
    <Pill tone="due">{words.percent(recording.percent)}</Pill>
  ) : (
    <Pill tone="neutral">{words.fresh}</Pill>
  )
}

function getActionText({ is_watched: isWatched, position, duration }: RecordingCard): string {
  if (isWatched) return words.again
  if (isAtEnd(position, duration)) return words.again
  return position > 0 ? words.goOn : words.watch
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
  const toEnd = isAtEnd(recording.position, recording.duration) && !recording.is_watched ? words.toEnd : ''
  const begun = isBegun(recording) ? words.continueAt(recording.position) : toEnd
  const course = hasCourse ? recording.batch?.course_title : ''
  const line = joinFacts(
    course,
    words.length(recording.duration),
    recording.recorded_at ? words.date(recording.recorded_at) : '',
    begun,
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
      <IconTile tone="info" size={40}>
        <IconPlayerPlay size={20} stroke={1.75} />
      </IconTile>
      <div className={classes.text}>
        <Link
          to={paths.recording(batchId, recording._id)}
          className={classes.link}
          aria-current={isCurrent ? 'true' : undefined}
        >
          <TitleText>{recording.title}</TitleText>
        </Link>
        <Text tone="muted" size={14}>
          {line}
        </Text>
      </div>
      <Row wrap gap={4} gapX={12} className={classes.state}>
        {recording.note_count > 0 && (
          <Row as="span" inline tone="muted" size={13} className={classes.notes}>
            <IconNotes size={16} aria-hidden="true" />
            {words.notes(recording.note_count)}
          </Row>
        )}
        {isCurrent ? <Pill tone="info">{words.now}</Pill> : <State recording={recording} />}
        <Text as="span" tone="link" size={14} weight={600} className={classes.action} aria-hidden="true">
          {getActionText(recording)}
        </Text>
      </Row>
    </Row>
  )
}
