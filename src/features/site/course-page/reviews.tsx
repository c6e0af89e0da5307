/** Learners' reviews of the course: plain text. (ruling R45) */

import { IconStarFilled } from '@tabler/icons-react'
import type { CourseReview } from '#src/api/shapes/course.ts'
import { formatDate } from '#src/lib/bn.ts'
import { offers } from '#src/lib/features.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Portrait } from '#src/ui/pictures/portrait.tsx'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import { words } from './below-words.ts'
import { Section } from './section.tsx'
import classes from './reviews.module.css'

const STARS = [1, 2, 3, 4, 5] as const

function Stars({ rating }: { rating: number }) {
  return (
    <span className={classes.stars}>
      <VisuallyHidden>{words.stars(rating)}</VisuallyHidden>
      {STARS.map((star) => (
        <IconStarFilled key={star} size={16} aria-hidden="true" data-on={star <= rating || undefined} />
      ))}
    </span>
  )
}

interface ReviewsProps {
  reviews: readonly CourseReview[]
  /** The reader's own batch, where a review is written. */
  batch: string | undefined
}

export function Reviews({ reviews, batch }: ReviewsProps) {
  const action = offers.reviews && batch !== undefined && (
    <Button variant="default" size="sm" to={paths.batchAbout(batch)}>
      {words.ownReview}
    </Button>
  )
  return (
    <Section id="reviews" title={words.reviews} action={action}>
      <ul className={classes.list}>
        {reviews.map(({ _id, person, role, text, rating, at }) => (
          <Card as="li" key={_id} className={classes.card}>
            <Stars rating={rating} />
            <p className={classes.text}>{text}</p>
            <p className={classes.person}>
              <Portrait name={person.name} src={person.picture} size={36} />
              <span>
                <strong>{person.name}</strong>
                <small>{[role, formatDate(at)].filter(Boolean).join(' · ')}</small>
              </span>
            </p>
          </Card>
        ))}
      </ul>
    </Section>
  )
}
