/** The largest thing on a phone's first page is a course's picture: it is fetched with the answer, not when the card is drawn. */
import type { CourseCard } from '#src/api/shapes/course.ts'
import { THUMBS } from '#src/ui/pictures/thumbs.ts'

export function fetchCover({ cover, category }: Pick<CourseCard, 'cover' | 'category'>): void {
  new Image().src = cover ?? THUMBS[category.colour]
}
