/** Lists the practice quizzes of each playlist. (spec 7 exam/playlist) */

import { IconWifiOff } from '@tabler/icons-react'
import { useCallback, useEffect, useState } from 'react'
import { exam } from '#src/api/contract/exam.ts'
import { readPracticeLists } from '#src/api/contract/playlist.ts'
import type { PracticeCard } from '#src/api/shapes/exam.ts'
import type { PlaylistCard } from '#src/api/shapes/playlist.ts'
import { useApi, useRead } from '#src/api/use-api.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Growing } from '#src/ui/growing.tsx'
import { useIsOnline } from '#src/ui/hooks/use-is-online.ts'
import { Row, Stack } from '#src/ui/layout/layout.tsx'
import { RowList } from '#src/ui/row-list.tsx'
import { Section } from '#src/ui/section.tsx'
import { Empty } from '#src/ui/states/empty.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { Skeleton } from '#src/ui/states/skeleton.tsx'
import { WorkRow } from '#src/ui/work-row.tsx'
import { words } from './words.ts'
import classes from './practice-list.module.css'

/** Topics rendered per step; each reads its own quizzes. */
const TOPICS = 12

/** Its answers are marked by the server. (ruling R34) */
function Start({ quiz: { _id, title } }: { quiz: PracticeCard }) {
  if (!useIsOnline())
    return (
      <Row gap={4} tone="muted" variant="small">
        <IconWifiOff size={16} aria-hidden="true" />
        {words.needsLine}
      </Row>
    )
  return (
    <Button variant="light" to={paths.practiceQuiz(_id)} aria-label={words.startOf(title)}>
      {words.start}
    </Button>
  )
}

function Quizzes({ quizzes }: { quizzes: readonly PracticeCard[] }) {
  return (
    <RowList isInside>
      {quizzes.map((quiz) => (
        <WorkRow key={quiz._id} title={quiz.title} text={words.facts(quiz.question_count, quiz.marks)}>
          <Start quiz={quiz} />
        </WorkRow>
      ))}
    </RowList>
  )
}

/** As high as a quiz with its button. */
const WaitingQuiz = () => <Skeleton shape="block" className={classes.waiting} />

interface TopicProps {
  playlist: PlaylistCard
  /** Its quizzes have been requested, and it waits for its turn or has none. */
  isHeld: boolean
  onCounted: (id: string, count: number) => void
}

/** Omits a playlist once it is known to have no quizzes. */
function Topic({ playlist: { _id, title }, isHeld, onCounted }: TopicProps) {
  const read = useApi(exam.playlist, { params: { id: _id } })
  // One that could not be read shows its error.
  const count = read.data?.length ?? (read.error && 1)
  useEffect(() => {
    if (count !== undefined) onCounted(_id, count)
  }, [_id, count, onCounted])
  if (isHeld) return null
  return (
    <Section title={title}>
      {/* Without quizzes it stays until the list knows, which then shows the next one instead. */}
      <Load from={count === 0 ? { ...read, data: undefined } : read} skeleton={<WaitingQuiz />}>
        {(list) => <Quizzes quizzes={list} />}
      </Load>
    </Section>
  )
}

/**
 * Topics appear in order: an unknown one holds back those below it, and is only visible itself if it is the
 * first.
 */
function isHeld(
  all: readonly PlaylistCard[],
  { _id }: PlaylistCard,
  counts: Readonly<Record<string, number>>,
): boolean {
  const before = all
    .slice(
      0,
      all.findIndex((each) => each._id === _id),
    )
    .map((each) => counts[each._id])
  if (before.includes(undefined) || counts[_id] === 0) return true
  return counts[_id] === undefined && before.some((count) => count !== 0)
}

export function PracticeList() {
  const read = useRead(readPracticeLists())
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({})
  const onCounted = useCallback(
    (id: string, count: number) => setCounts((known) => ({ ...known, [id]: count })),
    [],
  )
  const empty = (
    <Empty
      title={words.none}
      text={words.noneText}
      action={<Button to={paths.tasks()}>{words.toTasks}</Button>}
    />
  )
  // Few topics have quizzes: only the first one's space is reserved, so that the content below does not jump.
  const skeleton = (
    <Stack as={Card} padding="lg" gap={12}>
      <Skeleton width="60%" height="1.6875rem" />
      <WaitingQuiz />
    </Stack>
  )
  return (
    <Load from={read} skeleton={skeleton} isEmpty={({ data }) => data.length === 0} empty={empty}>
      {({ data }) => (
        <Stack gap={16}>
          <Growing rows={data} step={TOPICS} as="div">
            {(each) => (
              <Topic
                key={each._id}
                playlist={each}
                isHeld={isHeld(data, each, counts)}
                onCounted={onCounted}
              />
            )}
          </Growing>
          {data.every(({ _id }) => counts[_id] === 0) && empty}
        </Stack>
      )}
    </Load>
  )
}
