/** Ranks the learners of a ladder; the learner's own row is marked with a word and a colour. (ruling R35) */

import { readTopList } from '#src/api/contract/assessment.ts'
import type { TopRow } from '#src/api/shapes/assessment.ts'
import { useRead } from '#src/api/use-api.ts'
import { Card } from '#src/ui/card.tsx'
import { Row } from '#src/ui/layout/layout.tsx'
import { Portrait } from '#src/ui/pictures/portrait.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { SkeletonText } from '#src/ui/states/skeleton.tsx'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import { words } from './words.ts'
import ranks from '#src/ui/text/rank-table.module.css'
import classes from './top-list.module.css'

function TopPerson({ row: { rank, person, points, stars, is_me: isMe } }: { row: TopRow }) {
  return (
    <tr data-me={isMe}>
      <td className={classes.rank}>{words.number(rank)}</td>
      <th scope="row">
        <Row as="span" wrap gap={0} gapX={8}>
          <Portrait name={person.name} src={person.picture} size={28} />
          <span>{person.name}</span>
          {isMe && <Pill tone="info">{words.me}</Pill>}
        </Row>
      </th>
      <td className={classes.number}>{words.number(stars)}</td>
      <td className={classes.number}>{words.number(points)}</td>
    </tr>
  )
}

function Table({ rows }: { rows: readonly TopRow[] }) {
  return (
    <table className={ranks.table}>
      <caption>
        <VisuallyHidden>{words.top}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{words.rank}</th>
          <th scope="col">{words.learner}</th>
          <th scope="col" className={classes.number}>
            {words.stars}
          </th>
          <th scope="col" className={classes.number}>
            {words.points}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((each) => (
          <TopPerson key={each.person._id} row={each} />
        ))}
      </tbody>
    </table>
  )
}

/** The number of ranks beside the ladder. */
const SHOWN = 10

/** Shows the first ten, and the learner below them. */
function shown(rows: readonly TopRow[]): TopRow[] {
  return rows.filter(({ is_me: isMe }, at) => at < SHOWN || isMe)
}

export function TopList({ id }: { id: string }) {
  const read = useRead(readTopList(id))
  return (
    <Card as="section" padding="none" className={classes.root} aria-labelledby="top-list">
      <div className={classes.head}>
        <h2 id="top-list">{words.top}</h2>
        <p>{words.topText}</p>
      </div>
      <Load
        from={read}
        skeleton={
          <div className={classes.waiting}>
            <SkeletonText lines={6} />
          </div>
        }
        isEmpty={(rows) => rows.length === 0}
        empty={<p className={classes.none}>{`${words.noTop}। ${words.noTopText}`}</p>}
      >
        {(rows) => <Table rows={shown(rows)} />}
      </Load>
    </Card>
  )
}
