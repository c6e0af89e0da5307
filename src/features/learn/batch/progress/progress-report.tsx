/** Progress of the learner in a batch: total, by kind of work, by module. Cached for 600 s. (spec 9) */

import { readBatchProgress, readReport } from '#src/api/contract/progress.ts'
import type { BatchProgressDetail, ProgressReport as Report } from '#src/api/shapes/progress.ts'
import { useRead } from '#src/api/use-api.ts'
import { joinFacts } from '#src/lib/facts-line.ts'
import { offers } from '#src/lib/features.ts'
import { CERTIFICATE_PERCENT } from '#src/lib/pass-marks.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Grid, Row, Stack } from '#src/ui/layout/layout.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { Section } from '#src/ui/section.tsx'
import { Empty } from '#src/ui/states/empty.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { Skeleton, SkeletonList, SkeletonRow } from '#src/ui/states/skeleton.tsx'
import { StitchProgress } from '#src/ui/stitch-progress.tsx'
import { PAPERS_ID, ReportDocuments } from './report-documents.tsx'
import { words } from './words.ts'
import classes from './progress.module.css'

function Waiting() {
  return (
    <SkeletonList count={3}>
      <SkeletonRow />
    </SkeletonList>
  )
}

function WaitingReport() {
  return (
    <Stack gap={16}>
      <Skeleton shape="block" className={classes.wholeWaiting} />
      <Skeleton shape="block" width="100%" height="23.5rem" />
    </Stack>
  )
}

interface WholeProps {
  report: Report
  place: BatchProgressDetail['place'] | 'coming'
  /** Every step is done, so that nothing can change the verdict any more. */
  isOver: boolean
}

function Whole({ report, place, isOver }: WholeProps) {
  const passed = isOver ? words.passed : words.passedSoFar(CERTIFICATE_PERCENT)
  return (
    <Card as="section" className={classes.whole}>
      <Grid as="p" tone="muted" variant="small" className={classes.figure}>
        <strong>{words.reachedPercent(report.percent)}</strong>
        {words.total}
      </Grid>
      {offers.certificates && (
        <Pill tone={report.is_passed ? 'ok' : 'due'}>
          {report.is_passed ? passed : words.notYet(CERTIFICATE_PERCENT)}
        </Pill>
      )}
      {place && (
        <Grid as="p" tone="muted" variant="small" className={classes.figure}>
          <strong>
            {place === 'coming' ? (
              <Skeleton width="5rem" height="2.175rem" />
            ) : (
              words.placeOf(place.rank, place.of)
            )}
          </strong>
          {words.place}
        </Grid>
      )}
      {offers.certificates && (
        <Row as="a" href={`#${PAPERS_ID}`} touch push weight={600}>
          {words.show.card}
        </Row>
      )}
    </Card>
  )
}

function Parts({ parts }: { parts: Report['parts'] }) {
  return (
    <Section title={words.parts} gap={16}>
      {parts.map(({ kind, percent, done, total, weight }) => (
        <Grid gap={6} key={kind}>
          <Row as="p" wrap justify="between" gap={0} gapX={16} variant="note" className={classes.name}>
            <strong>{words.part[kind]}</strong>
            <span>{joinFacts(words.doneOf(done, total), words.weight(weight))}</span>
            <strong>{words.percent(percent)}</strong>
          </Row>
          <StitchProgress done={done} total={total} label={words.part[kind]} next={false} />
        </Grid>
      ))}
    </Section>
  )
}

function Modules({ modules }: { modules: BatchProgressDetail['modules'] }) {
  return (
    <Section title={words.modules} gap={16}>
      {modules.map(({ _id, no, title, percent, done, total }) => (
        <Grid gap={6} key={_id}>
          <Row as="p" wrap justify="between" gap={0} gapX={16} variant="note" className={classes.name}>
            <strong>{words.module(no, title)}</strong>
            <span>{words.doneOf(done, total)}</span>
            <strong>{words.percent(percent)}</strong>
          </Row>
          <StitchProgress done={done} total={total} label={title} />
        </Grid>
      ))}
    </Section>
  )
}

export function ProgressReport({ batchId }: { batchId: string }) {
  const report = useRead(readReport(batchId))
  const detail = useRead(readBatchProgress(batchId))
  return (
    <Stack gap={16} className={classes.root}>
      <Load
        from={report}
        skeleton={<WaitingReport />}
        isEmpty={({ parts }) => parts.length === 0}
        empty={
          <Empty
            title={words.none}
            text={words.noneText}
            action={<Button to={paths.batch(batchId)}>{words.toPlan}</Button>}
          />
        }
      >
        {(read) => (
          <>
            <Whole
              report={read}
              place={detail.data || detail.error ? detail.data?.place : 'coming'}
              isOver={detail.data !== undefined && detail.data.done >= detail.data.total}
            />
            <Grid gap={16} className={classes.halves}>
              <Parts parts={read.parts} />
              <Load from={detail} skeleton={<Waiting />}>
                {({ modules }) => <Modules modules={modules} />}
              </Load>
            </Grid>
          </>
        )}
      </Load>
      {offers.certificates && <ReportDocuments batchId={batchId} />}
    </Stack>
  )
}
