/** Asks the cards of a day one by one: with a thumb, or with the keys 1 to 4 and the space bar. */

import { IconX } from '@tabler/icons-react'
import { useLayoutEffect } from 'react'
import type { Card } from '#src/engines/review/card.ts'
import { frameSteppedAside } from '#src/stores/shell/shell-store.ts'
import { UnseenHeading } from '#src/ui/frame/page.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Column, Row, Text } from '#src/ui/layout/layout.tsx'
import { StitchProgress } from '#src/ui/stitch-progress.tsx'
import { AskedCard } from './asked-card.tsx'
import { CardMenu } from './card-menu.tsx'
import { RoundDone } from './round-done.tsx'
import type { Review } from './use-review.ts'
import { type Round, useRound } from './use-round.ts'
import { words } from './words.ts'
import classes from './review.module.css'

interface SessionProps {
  review: Review
  cards: readonly Card[]
  /** Answered today before this round. */
  doneBefore: number
  onClose: () => void
  onAgain: (ids: readonly string[]) => void
}

interface RoundHeadProps extends Pick<SessionProps, 'doneBefore' | 'onClose'> {
  round: Round
}

function RoundHead({ round, doneBefore, onClose }: RoundHeadProps) {
  const total = doneBefore + round.total
  const done = doneBefore + round.answered.length
  return (
    <Row as="header" gap={8} ground="surface" ruleBottom className={classes.head}>
      <IconButton label={words.close} onClick={onClose}>
        <IconX />
      </IconButton>
      <StitchProgress done={done} total={total} label={words.progress} />
      <Text as="strong" nowrap>
        {words.share(Math.min(done + (round.card ? 1 : 0), total), total)}
      </Text>
      <CardMenu round={round} />
    </Row>
  )
}

export function Session({ review, cards, doneBefore, onClose, onAgain }: SessionProps) {
  const round = useRound(review, cards)
  // The frame shows no links while cards are asked.
  useLayoutEffect(() => {
    frameSteppedAside(true)
    return () => frameSteppedAside(false)
  }, [])
  const { card, answered } = round
  return (
    <Column className={classes.room}>
      <RoundHead round={round} doneBefore={doneBefore} onClose={onClose} />
      {card && <UnseenHeading>{words.title}</UnseenHeading>}
      {card ? (
        <AskedCard
          // An answer that is taken back asks its card anew.
          key={`${card.id} ${answered.length}`}
          card={card}
          memory={review.heads.get(card.id)?.memory}
          onGrade={round.grade}
        />
      ) : (
        <RoundDone review={review} answered={answered} onClose={onClose} onAgain={onAgain} />
      )}
    </Column>
  )
}
