/** Up to three stars; said in words to those who cannot see them. */
import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { MOST_STARS } from '#src/api/shapes/assessment.ts'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import { Row } from '#src/ui/layout/layout.tsx'
import classes from './ladder.module.css'
import { words } from './words.ts'

export function Stars({ count }: { count: number }) {
  return (
    <Row as="span" inline align="stretch" tone="faint" className={classes.stars}>
      {Array.from({ length: MOST_STARS }, (_, at) => {
        const Icon = at < count ? IconStarFilled : IconStar
        return <Icon key={at} size={18} stroke={1.75} aria-hidden="true" data-filled={at < count} />
      })}
      <VisuallyHidden>{words.starsOf(count, MOST_STARS)}</VisuallyHidden>
    </Row>
  )
}
