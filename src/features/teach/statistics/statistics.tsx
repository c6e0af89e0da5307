/**
 * The statistics of an exam: facts of the class, results by question, distribution, and the hardest
 * questions.
 */

import { useMemo, useState } from 'react'
import { useIsSlow } from '#src/api/failed-renewals.ts'
import type { ExamForTeacher } from '#src/api/shapes/exam.ts'
import { computeSpread, type Spread as SpreadFacts } from '#src/lib/exact-shares.ts'
import { paths } from '#src/lib/paths.ts'
import { computePercent } from '#src/lib/percent.ts'
import { Button } from '#src/ui/button.tsx'
import { useWasTrue } from '#src/ui/hooks/use-was-true.ts'
import { Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Empty } from '#src/ui/states/empty.tsx'
import { Failed } from '#src/ui/states/failed.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { Skeleton, SkeletonList, SkeletonRow } from '#src/ui/states/skeleton.tsx'
import { type Stat, Stats } from '#src/ui/text/stats.tsx'
import { BesideNumber } from '../shared/beside-number.tsx'
import { GonePapers } from '../shared/gone-papers.tsx'
import { listShares } from './class-papers.ts'
import { Hardest } from './hardest.tsx'
import { describeSections } from './question-facts.ts'
import { type Called, QuestionList } from './question-list.tsx'
import { Spread } from './spread.tsx'
import type { ClassPapersRead } from './use-class-papers.ts'
import { words } from './words.ts'
import classes from './statistics.module.css'

/**
 * The progress of reading the submissions, with buttons to stop and continue; then what is left out. The line
 * stays when all are read, so that the figures below do not move.
 */
export function ReadingLine({ read }: { read: ClassPapersRead }) {
  const all = read.cards?.length ?? 0
  const done = read.papers.length
  const isReading = read.state === 'reading'
  const wasReading = useWasTrue(isReading)
  if (all === 0) return <GonePapers count={read.gone} />
  if (read.state === 'failed' && read.error)
    return <Failed shape="row" error={{ kind: read.error.kind, msg: words.failed }} onRetry={read.goOn} />
  const isDone = read.state === 'done'
  if (isDone && !wasReading) return <GonePapers count={read.gone} />
  return (
    <Notice tone="info">
      <Row justify="between" wrap gap={8} className={classes.reading}>
        <span role="status">
          {isDone ? words.whole(done) : isReading ? words.reading(done, all) : words.part(done, all)}
        </span>
        {isDone ? (
          <GonePapers count={read.gone} />
        ) : (
          <Button size="sm" variant="default" onClick={isReading ? read.stop : read.goOn}>
            {isReading ? words.stop : words.readRest(all - done)}
          </Button>
        )}
      </Row>
    </Notice>
  )
}

interface FactsProps {
  handedIn: number
  learners: number | undefined
  spread: SpreadFacts | undefined
  full: number
  pass: number
}

export function ClassFacts({ handedIn, learners, spread, full, pass }: FactsProps) {
  const unmarked = handedIn - (spread?.count ?? 0)
  const ofLearners = learners === undefined ? words.people : words.ofLearners(learners)
  const first: Stat = {
    label: words.handedIn,
    value: (
      <>
        {words.count(handedIn)}
        <BesideNumber>
          {unmarked > 0 ? `${ofLearners} · ${words.unmarked(unmarked)}` : ofLearners}
        </BesideNumber>
      </>
    ),
  }
  if (spread === undefined) {
    const open = [words.mean, words.median, words.deviation, words.passed(pass)].map((label) => ({
      label,
      value: words.unknown,
    }))
    return <Stats label={words.facts} stats={[first, ...open]} />
  }
  const { mean, median, deviation, meanMark, passed, count } = spread
  return (
    <Stats
      label={words.facts}
      stats={[
        first,
        {
          label: words.mean,
          value: (
            <>
              {words.percent(mean)}
              {meanMark !== undefined && <BesideNumber>{words.meanMark(full, meanMark)}</BesideNumber>}
            </>
          ),
        },
        { label: words.median, value: words.percent(median) },
        {
          label: words.deviation,
          value: (
            <>
              {count < FEW ? words.unknown : words.plusMinus(deviation)}
              <BesideNumber>
                {count < FEW
                  ? ''
                  : words.most(Math.max(0, mean - deviation), Math.min(100, mean + deviation))}
              </BesideNumber>
            </>
          ),
        },
        {
          label: words.passed(pass),
          value: (
            <>
              {words.percent(computePercent(passed, count))}
              <BesideNumber>{words.persons(passed)}</BesideNumber>
            </>
          ),
        },
      ]}
    />
  )
}

export interface StatisticsProps {
  exam: ExamForTeacher
  read: ClassPapersRead
  /** How many could have taken it; undefined if unknown. */
  learners: number | undefined
  pass: number
}

/** Under this number of papers the deviation says nothing. */
const FEW = 5

function Numbers({ exam, read, learners, pass }: StatisticsProps) {
  const { cards = [], papers } = read
  const [called, setCalled] = useState<Called>()
  const shares = useMemo(() => listShares(cards), [cards])
  const spread = useMemo(() => computeSpread(shares, pass), [shares, pass])
  const sections = useMemo(() => describeSections(exam, papers), [exam, papers])
  return (
    <Stack gap={16}>
      <ClassFacts handedIn={cards.length} learners={learners} spread={spread} full={exam.marks} pass={pass} />
      <ReadingLine read={read} />
      <div className={classes.columns}>
        <QuestionList sections={sections} called={called} />
        <div className={classes.side}>
          <Spread spread={spread} pass={pass} />
          <Hardest
            sections={sections}
            onCall={(question) => setCalled({ question, at: (called?.at ?? 0) + 1 })}
          />
        </div>
      </div>
      <Text tone="muted" variant="small">
        {words.lastTry}
      </Text>
    </Stack>
  )
}

function Waiting({ read }: { read: ClassPapersRead }) {
  return (
    <Stack gap={16}>
      <p>{words.listing(read.listed.count, read.listed.total)}</p>
      <Skeleton shape="block" height={76} />
      <SkeletonList count={5}>
        <SkeletonRow />
      </SkeletonList>
    </Stack>
  )
}

/**
 * Renders statistics of the submissions once their list has loaded; until then it shows the loading or empty
 * state.
 */
interface WithPapersProps {
  read: ClassPapersRead
  /** The exam or assignment, linked while nobody has submitted. */
  source: { to: string; label: string }
  children: () => React.ReactNode
}

export function WithPapers({ read, source, children }: WithPapersProps) {
  const { cards, error, listedAt, stop, goOn } = read
  const isSlow = useIsSlow(read.state === 'listing', source.to)
  const from = {
    data: cards,
    error: cards ? undefined : error,
    isSlow,
    fetchedAt: listedAt,
    retry: goOn,
    cancel: stop,
  }
  return (
    <Load
      from={from}
      skeleton={<Waiting read={read} />}
      isEmpty={(all) => all.length === 0}
      empty={
        <>
          <GonePapers count={read.gone} />
          <Empty
            title={words.none}
            text={words.noneText}
            action={<Button to={source.to}>{source.label}</Button>}
          />
        </>
      }
    >
      {() => children()}
    </Load>
  )
}

export function Statistics(props: StatisticsProps) {
  return (
    <WithPapers read={props.read} source={{ to: paths.teacherExam(props.exam._id), label: words.toExam }}>
      {() => <Numbers {...props} />}
    </WithPapers>
  )
}
