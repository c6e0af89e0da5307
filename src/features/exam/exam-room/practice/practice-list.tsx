/** Lists the practice quizzes of each playlist. (spec 7 exam/playlist) */
import { useCallback, useEffect, useState } from 'react'
import { exam } from '#src/api/contract/exam.ts'
import { playlist } from '#src/api/contract/playlist.ts'
import type { PracticeCard } from '#src/api/shapes/exam.ts'
import type { PlaylistCard } from '#src/api/shapes/playlist.ts'
import { useApi } from '#src/api/use-api.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Empty } from '#src/ui/states/empty.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { SkeletonList, SkeletonRow, SkeletonText } from '#src/ui/states/skeleton.tsx'
import { Growing } from '#src/ui/growing.tsx'
import { Row, Text } from '#src/ui/layout/layout.tsx'
import classes from './practice-list.module.css'
import { words } from './words.ts'

/** Asks for all on one page, since there are few playlists. */
const ALL = 100
/** Topics drawn at a time; each asks for its own quizzes. */
const TOPICS = 12

function Quizzes({ of }: { of: readonly PracticeCard[] }) {
  return (
    <ul className={classes.quizzes}>
      {of.map(({ _id, title, question_count: questions, marks }) => (
        <Row as="li" justify="between" wrap gap={12} gapX={16} key={_id}>
          <div>
            <Text as="h3" size={16} leading={160} weight={600}>
              {title}
            </Text>
            <Text tone="muted">{words.facts(questions, marks)}</Text>
          </div>
          <Button variant="light" to={paths.practiceQuiz(_id)} aria-label={words.startOf(title)}>
            {words.start}
          </Button>
        </Row>
      ))}
    </ul>
  )
}

interface TopicProps {
  of: PlaylistCard
  onCounted: (id: string, count: number) => void
}

/** Omits a playlist without quizzes once that is known. */
function Topic({ of: { _id, title }, onCounted }: TopicProps) {
  const read = useApi(exam.playlist, { params: { id: _id } })
  const count = read.data?.length
  useEffect(() => {
    if (count !== undefined) onCounted(_id, count)
  }, [_id, count, onCounted])
  if (count === 0) return null
  return (
    <Card as="section" padding="lg" className={classes.topic} aria-labelledby={`practice-${_id}`}>
      <Text as="h2" size={18} leading={150} id={`practice-${_id}`}>
        {title}
      </Text>
      <Load from={read} skeleton={<SkeletonRow />}>
        {(list) => <Quizzes of={list} />}
      </Load>
    </Card>
  )
}

export function PracticeList() {
  const read = useApi(playlist.list, { query: { count: ALL } })
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({})
  const onCounted = useCallback((id: string, count: number) => setCounts((known) => ({ ...known, [id]: count })), [])
  const empty = <Empty title={words.none} text={words.noneText} action={<Button to={paths.tasks()}>{words.toTasks}</Button>} />
  const skeleton = (
    <SkeletonList>
      <Card padding="lg">
        <SkeletonText lines={3} />
      </Card>
    </SkeletonList>
  )
  return (
    <Load from={read} skeleton={skeleton} isEmpty={({ data }) => data.length === 0} empty={empty}>
      {({ data }) => (
        <div className={classes.list}>
          <Growing of={data} step={TOPICS} as="div">
            {(each) => <Topic key={each._id} of={each} onCounted={onCounted} />}
          </Growing>
          {data.every(({ _id }) => counts[_id] === 0) && empty}
        </div>
      )}
    </Load>
  )
}
