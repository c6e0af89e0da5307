/** Ranking of a batch's learners; one's own row is marked with a word and a colour. (ruling R35) */

import { IconMinus, IconTrendingDown, IconTrendingUp } from '@tabler/icons-react'
import { useState } from 'react'
import { readLeaderboard } from '#src/api/contract/progress.ts'
import type { Leader } from '#src/api/shapes/progress.ts'
import { useRead } from '#src/api/use-api.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Growing } from '#src/ui/growing.tsx'
import { Box, Row } from '#src/ui/layout/layout.tsx'
import { Portrait } from '#src/ui/pictures/portrait.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { Empty } from '#src/ui/states/empty.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { SkeletonRows } from '#src/ui/states/skeleton-rows.tsx'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import { words } from './words.ts'
import ranks from '#src/ui/text/rank-table.module.css'
import classes from './progress.module.css'

function Change({ rank, was }: Leader) {
  const places = (was ?? rank) - rank
  const Icon = places > 0 ? IconTrendingUp : places < 0 ? IconTrendingDown : IconMinus
  const text = places > 0 ? words.up(places) : places < 0 ? words.down(-places) : words.same
  return (
    <Row
      as="span"
      inline
      gap={4}
      tone="muted"
      variant="caption"
      nowrap
      className={classes.change}
      data-way={Math.sign(places)}
      title={text}
    >
      <Icon size={16} stroke={2} aria-hidden="true" />
      {places !== 0 && <span aria-hidden="true">{words.number(Math.abs(places))}</span>}
      <VisuallyHidden>{text}</VisuallyHidden>
    </Row>
  )
}

/** At first the best are shown, and the rows around one's own. */
const FIRST = 10

function listShown(leaders: readonly Leader[]): readonly Leader[] {
  const own = leaders.findIndex((each) => each.is_me)
  return leaders.filter((_each, at) => at < FIRST || (own >= 0 && Math.abs(at - own) <= 1))
}

function LeaderRow({ leader }: { leader: Leader }) {
  return (
    <tr data-me={leader.is_me}>
      <td className={classes.rank}>{words.number(leader.rank)}</td>
      <th scope="row">
        <Row as="span" gap={10}>
          <Portrait name={leader.person.name} src={leader.person.picture} size={32} />
          <Row as="span" wrap gap={0} gapX={10} shrink>
            <span>{leader.person.name}</span>
            {leader.is_me && <Pill tone="neutral">{words.me}</Pill>}
          </Row>
        </Row>
      </th>
      <td>
        <Change {...leader} />
      </td>
      <td className={classes.points}>{words.number(leader.points)}</td>
    </tr>
  )
}

function Board({ leaders }: { leaders: readonly Leader[] }) {
  const [isOpen, setOpen] = useState(false)
  const first = listShown(leaders)
  const rest = leaders.length - first.length
  // A single further row takes the space of the button.
  const isLong = rest > 1
  return (
    <Card padding="none" className={classes.board}>
      <table className={ranks.table}>
        <caption>
          <VisuallyHidden>{words.leaderboard}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{words.rank}</th>
            <th scope="col">{words.learner}</th>
            <th scope="col">
              <VisuallyHidden>{words.change}</VisuallyHidden>
            </th>
            <th scope="col" className={classes.points}>
              {words.points}
            </th>
          </tr>
        </thead>
        <tbody>
          <Growing rows={isLong && !isOpen ? first : leaders} as="tr">
            {(each) => <LeaderRow key={`${each.rank}-${each.person._id}`} leader={each} />}
          </Growing>
        </tbody>
      </table>
      {isLong && (
        <Box ruleTop>
          <Button variant="subtle" fullWidth aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? words.fewerLeaders : words.moreLeaders(rest)}
          </Button>
        </Box>
      )}
    </Card>
  )
}

export function Leaderboard({ batchId }: { batchId: string }) {
  const read = useRead(readLeaderboard(batchId))
  return (
    <Load
      from={read}
      skeleton={<SkeletonRows count={8} lines={1} />}
      isEmpty={(leaders) => leaders.length === 0}
      empty={
        <Empty
          title={words.noLeaders}
          text={words.noLeadersText}
          action={<Button to={paths.batch(batchId)}>{words.toPlan}</Button>}
        />
      }
    >
      {(leaders) => <Board leaders={leaders} />}
    </Load>
  )
}
