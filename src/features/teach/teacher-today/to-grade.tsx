/**
 * Unchecked work, by exam or by batch: the row opens the list, the button the oldest submission. (picture 25)
 */

import { useState } from 'react'
import { Link } from 'react-router'
import { readUncheckedCount } from '#src/api/contract/submission.ts'
import type { UncheckedCount } from '#src/api/shapes/submission.ts'
import { useRead } from '#src/api/use-api.ts'
import { formatNumber } from '#src/lib/bn.ts'
import { addQuery, paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { useNow } from '#src/ui/hooks/use-now.ts'
import { Box, Row, Surface, Text } from '#src/ui/layout/layout.tsx'
import { ItemIcon } from '#src/ui/pictures/item-icon.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { LoadInside } from '#src/ui/states/load-inside.tsx'
import { Skeleton } from '#src/ui/states/skeleton.tsx'
import { StitchProgress } from '#src/ui/stitch-progress.tsx'
import { TitleText } from '#src/ui/text/title-text.tsx'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import { useWaitingWork } from './use-work.ts'
import { isOld, type WaitingWork } from './waiting-work.ts'
import { words } from './words.ts'
import classes from './teacher-today.module.css'

function Count({ count }: { count: number }) {
  return (
    <Text as="strong" variant="title" fixed className={classes.count}>
      {formatNumber(count)}
      <VisuallyHidden>{words.left}</VisuallyHidden>
    </Text>
  )
}

function WorkLine({ work, now }: { work: WaitingWork; now: number }) {
  const filter = { [work.kind]: work._id }
  const kind = work.first?.kind
  return (
    <Row as="li" gap={12} padY={8} padX={20} relative className={classes.work}>
      <ItemIcon item={{ kind: work.kind, exam_kind: kind }} />
      <Box grow shrink>
        <Link to={addQuery(paths.submissions(), filter)} className={classes.title}>
          <TitleText>{work.title}</TitleText>
        </Link>
        <Text tone="muted" variant="caption" className={classes.second}>
          {work.batch.title}
          {work.first?.submitted_at && (
            <>
              {' · '}
              <span className={isOld(work, now) ? classes.old : undefined}>
                {words.oldest(work.first.submitted_at, now)}
              </span>
            </>
          )}
        </Text>
      </Box>
      <Box fixed hideBelow="md" className={classes.share}>
        <Text variant="caption" tone="muted" aria-hidden="true" className={classes.second}>
          {words.seen(work.seen, work.total)}
        </Text>
        <StitchProgress done={work.seen} total={work.total} next={false} label={words.seenOf(work.title)} />
      </Box>
      <Count count={work.waiting} />
      {work.first && (
        <Button
          variant="light"
          size="md"
          className={classes.above}
          to={addQuery(paths.submission(work.first._id), filter)}
          aria-label={words.lookAt(work.title)}
        >
          {words.look}
        </Button>
      )}
    </Row>
  )
}

const skeleton = <Skeleton shape="block" height="26.5rem" />

function ByWork({ batches }: Pick<UncheckedCount, 'batches'>) {
  const now = useNow()
  const read = useWaitingWork(batches.map(({ batch }) => batch._id))
  return (
    <LoadInside from={read} skeleton={skeleton}>
      {(all) => (
        <>
          <Surface as="ul" plain>
            {all.map((each) => (
              <WorkLine key={each._id} work={each} now={now} />
            ))}
          </Surface>
          {read.failed > 0 && (
            <Text tone="muted" variant="small" padX={20} padY={14} role="status">
              {words.partial(read.failed)}
            </Text>
          )}
        </>
      )}
    </LoadInside>
  )
}

function ByBatch({ batches }: Pick<UncheckedCount, 'batches'>) {
  const now = useNow()
  return (
    <Surface as="ul" plain>
      {batches.map(({ batch, count, oldest_at: oldest }) => (
        <Row as="li" key={batch._id} gap={12} padY={8} padX={20} relative className={classes.work}>
          <Box grow shrink>
            <Link to={addQuery(paths.submissions(), { batch: batch._id })} className={classes.title}>
              {batch.title}
            </Link>
            <Text tone="muted" variant="caption" className={classes.second}>
              {[batch.course_title, oldest && words.oldest(oldest, now)].filter(Boolean).join(' · ')}
            </Text>
          </Box>
          <Count count={count} />
        </Row>
      ))}
    </Surface>
  )
}

const VIEWS = (['work', 'batch'] as const).map((value) => ({ value, label: words.views[value] }))

export function ToGrade() {
  const read = useRead(readUncheckedCount())
  const [view, setView] = useState<'work' | 'batch'>('work')
  const total = read.data?.total ?? 0
  return (
    <Card as="section" padding="none" aria-labelledby="to-grade">
      <Row wrap justify="between" gap={8} padY={14} padX={20} className={classes.head}>
        <h2 id="to-grade">
          {total > 0 ? (
            <Link to={paths.submissions()} className={classes.all}>
              {words.toGrade} <strong>{formatNumber(total)}</strong>
            </Link>
          ) : (
            words.toGrade
          )}
        </h2>
        {total > 0 && <Segmented label={words.views.label} options={VIEWS} value={view} onChange={setView} />}
      </Row>
      <LoadInside
        from={read}
        skeleton={skeleton}
        isEmpty={(waiting) => waiting.total === 0}
        empty={
          <Text padX={20} padY={14} tone="muted">
            {words.none}
          </Text>
        }
      >
        {({ batches }) => (view === 'work' ? <ByWork batches={batches} /> : <ByBatch batches={batches} />)}
      </LoadInside>
    </Card>
  )
}
