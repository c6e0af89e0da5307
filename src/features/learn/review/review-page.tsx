/** ঝালাই: what is due today, the goal, what is shaky, and the cards put aside. */

import { IconPlayerPlay } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Card } from '#src/engines/review/card.ts'
import { GOALS } from '#src/engines/review/plan.ts'
import { paths } from '#src/lib/paths.ts'
import { extractPlainText } from '#src/lib/plain-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Card as Sheet } from '#src/ui/card.tsx'
import { Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { RowList } from '#src/ui/row-list.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { Empty } from '#src/ui/states/empty.tsx'
import { Skeleton } from '#src/ui/states/skeleton.tsx'
import { StitchProgress } from '#src/ui/stitch-progress.tsx'
import { StitchHeading } from '#src/ui/text/stitch-heading.tsx'
import { DeckFiles } from './deck-files.tsx'
import { PlaceLine, Shaky } from './round-done.tsx'
import { Session } from './session.tsx'
import { countOrigins } from './summarise-day.ts'
import { type Review, useReview } from './use-review.ts'
import { words } from './words.ts'
import classes from './review.module.css'

function CollectLine({ review: { collecting, collect } }: { review: Review }) {
  if (collecting === 'done') return null
  return (
    <Row as="p" wrap gap={8} gapX={12} tone="muted" variant="small" role="status">
      {collecting === 'running' ? words.collecting : words.collectFailed}
      {collecting === 'failed' && (
        <Button variant="light" size="sm" onClick={collect}>
          {words.retry}
        </Button>
      )}
    </Row>
  )
}

function Today({ review, onStart }: { review: Review; onStart: () => void }) {
  const { plan, speed, heads, collecting } = review
  const [today, tomorrow] = plan.days
  const cards = today?.cards ?? []
  const isReady = cards.some((id) => !heads.get(id)?.isBare)
  const total = plan.done + cards.length
  const line =
    cards.length === 0
      ? words.today.done(words.today.tomorrow(tomorrow?.cards.length ?? 0))
      : words.today[plan.done > 0 ? 'left' : 'line'](cards.length, cards.length * speed)
  return (
    <Sheet as="section" padding="lg" aria-labelledby="review-today">
      <Stack gap={14}>
        <Row justify="between" wrap gap={12}>
          <Text as="h2" variant="lead" tight id="review-today" className={classes.today}>
            {line}
          </Text>
          {/* Holds its place while the texts of the cards are on their way. */}
          {(isReady || (cards.length > 0 && collecting === 'running')) && (
            <Button
              disabled={!isReady}
              onClick={onStart}
              leftSection={<IconPlayerPlay size={18} aria-hidden="true" />}
            >
              {plan.done > 0 ? words.today.goOn : words.today.start}
            </Button>
          )}
        </Row>
        {total > 0 && <StitchProgress done={plan.done} total={total} label={words.progress} />}
        {cards.length > 0 && <Text tone="muted">{words.today.origins(countOrigins(heads, cards))}</Text>}
        {cards.length === 0 && plan.again.length > 0 && (
          <Row>
            <Button variant="light" onClick={onStart}>
              {words.today.again(plan.again.length)}
            </Button>
          </Row>
        )}
      </Stack>
    </Sheet>
  )
}

function Goal({ review: { settings, save } }: { review: Review }) {
  const options = GOALS.map((goal) => ({ value: String(goal), label: words.today.count(goal) }))
  return (
    <Stack as="section" gap={8}>
      <Row justify="between" wrap gap={12}>
        <strong>{words.today.goal}</strong>
        <Segmented
          label={words.today.goal}
          options={options}
          value={String(settings.goal)}
          onChange={(value) => save({ goal: GOALS.find((goal) => String(goal) === value) ?? settings.goal })}
        />
      </Row>
      <Text tone="muted" variant="small">
        {words.today.goalText}
      </Text>
    </Stack>
  )
}

/** Cards put aside, which only come back from here. */
function Suspended({ review }: { review: Review }) {
  const { readCards, heads, write } = review
  const [cards, setCards] = useState<readonly Card[]>([])
  const ids = [...heads.values()]
    .filter(({ memory }) => memory.isSuspended && !memory.isDeleted)
    .map(({ id }) => id)
    .join('\n')
  useEffect(() => {
    let isLatest = true
    void readCards(ids === '' ? [] : ids.split('\n')).then((found) => isLatest && setCards(found))
    return () => {
      isLatest = false
    }
  }, [ids, readCards])
  if (cards.length === 0) return null
  return (
    <section>
      <StitchHeading>{words.set.title}</StitchHeading>
      <RowList>
        {cards.map(({ id, front }) => {
          const title = extractPlainText(front)
          return (
            <Row as="li" key={id} justify="between" gap={12} pad={12}>
              <Text shrink data-latin>
                {title}
              </Text>
              <Button
                variant="light"
                aria-label={words.set.backOf(title)}
                onClick={() => void write({ kind: 'resume', card: id })}
              >
                {words.set.back}
              </Button>
            </Row>
          )
        })}
      </RowList>
    </section>
  )
}

function Overview({ review, onStart }: { review: Review; onStart: () => void }) {
  if (review.heads.size === 0 && review.collecting === 'done')
    return (
      <Stack gap={24}>
        <Empty
          title={words.none.title}
          text={words.none.text}
          action={<Button to={paths.practice()}>{words.none.practice}</Button>}
        />
        <DeckFiles review={review} />
        <PlaceLine onAccount={review.onAccount} />
      </Stack>
    )
  if (review.heads.size === 0 && review.collecting === 'running')
    return (
      <Stack gap={24}>
        <CollectLine review={review} />
        <Skeleton shape="block" height="9rem" />
      </Stack>
    )
  return (
    <Stack gap={24}>
      {!review.isStored && (
        <Sheet>
          <strong>{words.denied.title}</strong>
          <Text tone="muted">{words.denied.text}</Text>
        </Sheet>
      )}
      {review.heads.size === 0 ? (
        <CollectLine review={review} />
      ) : (
        <>
          <Today review={review} onStart={onStart} />
          <Goal review={review} />
          <Shaky review={review} />
          <Suspended review={review} />
        </>
      )}
      <DeckFiles review={review} />
      <PlaceLine onAccount={review.onAccount} />
      {/* Last, since it goes by itself and would move what a finger is on its way to. */}
      {review.heads.size > 0 && <CollectLine review={review} />}
    </Stack>
  )
}

/** `view` in the address says that cards are being asked, so that Back leaves them. */
const VIEW = 'today'

interface Started {
  ids: readonly string[]
  doneBefore: number
}

function pickToday({ plan }: Review): Started {
  const ids = plan.days[0]?.cards ?? []
  return ids.length > 0 ? { ids, doneBefore: plan.done } : { ids: plan.again, doneBefore: 0 }
}

interface RoundsProps {
  review: Review
  onClose: () => void
  /** Shown while there is nothing to ask. */
  fallback: ReactNode
}

/** The day's cards are chosen once, when it begins: answers change the plan. */
function Rounds({ review, onClose, fallback }: RoundsProps) {
  const [started, setStarted] = useState(() => pickToday(review))
  const [cards, setCards] = useState<readonly Card[]>([])
  const { readCards } = review
  useEffect(() => {
    let isLatest = true
    void readCards(started.ids).then((found) => isLatest && setCards(found))
    return () => {
      isLatest = false
    }
  }, [started, readCards])
  const [first] = cards
  if (first === undefined) return fallback
  return (
    <Session
      key={cards.map(({ id }) => id).join(' ')}
      review={review}
      cards={cards}
      doneBefore={started.doneBefore}
      onClose={onClose}
      onAgain={(ids) => {
        setCards([])
        setStarted({ ids, doneBefore: 0 })
      }}
    />
  )
}

interface ReviewPageProps {
  frame: (props: { children: ReactNode }) => ReactNode
}

export function ReviewPage({ frame: Frame }: ReviewPageProps) {
  const [params, setParams] = useSearchParams()
  const review = useReview(params.get('view') === VIEW)
  // Counts the starts: a second one chooses the cards again.
  const [starts, setStarts] = useState(0)
  const start = () => {
    setStarts(starts + 1)
    setParams({ view: VIEW }, { preventScrollReset: true })
  }
  if (review === undefined)
    return (
      <Frame>
        <Skeleton shape="block" height="9rem" />
      </Frame>
    )
  const overview = (
    <Frame>
      <Overview review={review} onStart={start} />
    </Frame>
  )
  if (params.get('view') !== VIEW) return overview
  const close = () => setParams({}, { preventScrollReset: true })
  return <Rounds key={starts} review={review} onClose={close} fallback={overview} />
}
