/** The practice quizzes of each playlist. (spec 7 exam/playlist) */
import { exam } from '#src/api/contract/exam.ts'
import { playlist } from '#src/api/contract/playlist.ts'
import type { PlaylistCard } from '#src/api/shapes/playlist.ts'
import { useApi } from '#src/api/use-api.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { Load } from '#src/ui/load.tsx'
import { SkeletonList, SkeletonRow, SkeletonText } from '#src/ui/skeleton.tsx'
import classes from './practice-list.module.css'
import { words } from './words.ts'

/** The API counts pages by what it gives; there are few playlists. */
const ALL = 100

function Quizzes({ of }: { of: PlaylistCard }) {
  const read = useApi(exam.playlist, { params: { id: of._id } })
  return (
    <Load
      from={read}
      skeleton={<SkeletonRow />}
      isEmpty={(list) => list.length === 0}
      empty={<p className={classes.quiet}>{words.noneHere}</p>}
    >
      {(list) => (
        <ul className={classes.quizzes}>
          {list.map(({ _id, title, question_count: questions, marks }) => (
            <li key={_id} className={classes.quiz}>
              <div>
                <h3 className={classes.title}>{title}</h3>
                <p className={classes.quiet}>{words.facts(questions, marks)}</p>
              </div>
              <Button variant="light" to={paths.practiceQuiz(_id)} aria-label={words.startOf(title)}>
                {words.start}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Load>
  )
}

export function PracticeList() {
  const read = useApi(playlist.list, { query: { count: ALL } })
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
          {data.map((each) => (
            <Card key={each._id} as="section" padding="lg" className={classes.topic} aria-labelledby={`practice-${each._id}`}>
              <h2 id={`practice-${each._id}`} className={classes.heading}>
                {each.title}
              </h2>
              <Quizzes of={each} />
            </Card>
          ))}
        </div>
      )}
    </Load>
  )
}
