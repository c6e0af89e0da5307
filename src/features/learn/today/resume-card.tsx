/** Card of the newest unfinished recording, with its resume position. */

import { IconNotes, IconPlayerPlay, IconPlayerPlayFilled } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { readResume, RESUME_COUNT } from '#src/api/contract/recording.ts'
import type { BatchMark } from '#src/api/shapes/batch.ts'
import type { RecordingProgress } from '#src/api/shapes/recording.ts'
import { useRead } from '#src/api/use-api.ts'
import { joinFacts } from '#src/lib/facts-line.ts'
import { paths } from '#src/lib/paths.ts'
import { isBegun } from '#src/lib/watch-place.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Box, Grid, Row, Text } from '#src/ui/layout/layout.tsx'
import { Thumb } from '#src/ui/pictures/thumb.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { Skeleton } from '#src/ui/states/skeleton.tsx'
import { TitleText } from '#src/ui/text/title-text.tsx'
import { words } from './words.ts'
import classes from './resume-card.module.css'

function formatLine({ recording, position, duration }: RecordingProgress): string {
  return joinFacts(
    recording.batch?.course_title,
    recording.batch?.title,
    words.resume.position(position, duration),
  )
}

function Shown({ progress, batch }: { progress: RecordingProgress; batch: BatchMark }) {
  const { recording: shown, percent } = progress
  const address = paths.recording(batch._id, shown._id)
  return (
    <Card as="section" className={classes.root} aria-label={words.resume.label}>
      <Box relative clip className={classes.picture}>
        <Thumb category={shown.category?.colour ?? 'web'} className={classes.thumb} />
        <Grid
          as="span"
          align="center"
          items="center"
          radius="round"
          className={classes.play}
          aria-hidden="true"
        >
          <IconPlayerPlayFilled size={24} />
        </Grid>
        <span className={classes.bar} aria-hidden="true">
          <span style={{ width: `${percent}%` }} />
        </span>
      </Box>
      <div>
        <Text tone="accent" variant="small" weight={600}>
          {words.resume.label}
          <Box as="span" hideFrom="md">
            {' '}
            · {words.resume.at(progress.position)}
          </Box>
        </Text>
        <Text as="h2" variant="lead" tight weight={600} className={classes.title}>
          <Link to={address} className={classes.link}>
            <TitleText>{shown.title}</TitleText>
          </Link>
        </Text>
        <Text tone="muted" variant="small" hideBelow="md" className={classes.line}>
          {formatLine(progress)}
        </Text>
        <Row wrap gap={8} gapX={16} hideBelow="md">
          <Button variant="light" to={address} leftSection={<IconPlayerPlay size={18} aria-hidden="true" />}>
            {words.resume.go}
          </Button>
          {shown.note_count > 0 && (
            <Row as="span" inline gap={6} tone="muted" variant="small">
              <IconNotes size={18} stroke={1.75} aria-hidden="true" />
              {words.resume.notes(shown.note_count)}
            </Row>
          )}
        </Row>
      </div>
    </Card>
  )
}

/** Finds the newest unfinished recording. Free lessons have no batch and are skipped. */
function findUnfinished(all: readonly RecordingProgress[]): RecordingProgress | undefined {
  return all.find(({ recording: card, position }) => card.batch && isBegun({ ...card, position }))
}

/**
 * Empty when no recording was begun. One page usually has the newest unfinished one; a learner's whole history
 * is long.
 */
export function ResumeCard() {
  const [page, setPage] = useState(1)
  const read = useRead(readResume(page))
  const { data: reply, isEarlier } = read
  const isFurther =
    !isEarlier &&
    reply !== undefined &&
    page * RESUME_COUNT < reply.total &&
    findUnfinished(reply.data) === undefined
  if (isFurther) setPage(page + 1)
  return (
    <Load from={read} skeleton={<Skeleton shape="block" className={classes.pending} />}>
      {({ data }) => {
        const progress = findUnfinished(data)
        return progress?.recording.batch && <Shown progress={progress} batch={progress.recording.batch} />
      }}
    </Load>
  )
}
