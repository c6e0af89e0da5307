/**
 * Courses and categories for the palette: first the search service's suggestions, then further ones from the
 * catalogue.
 */

import type { CourseCard } from '#src/api/shapes/course.ts'
import type { Suggestion } from '#src/api/shapes/search.ts'
import type { NearCourses } from '#src/api/use-near-courses.ts'
import { joinFacts } from '#src/lib/facts-line.ts'
import { paths } from '#src/lib/paths.ts'
import { formatPrice, getCourseStatus, getDisplayedPrice } from '#src/lib/price.ts'
import type { Item } from './item.ts'
import { words } from './words.ts'

function buildCourseItem(card: CourseCard): Item {
  const { slug, title, kind, teacher } = card
  const price = getDisplayedPrice(card)
  return {
    id: `course:${slug}`,
    group: 'courses',
    title,
    line: joinFacts(
      words.courseKinds[kind],
      teacher?.name,
      price === undefined ? undefined : formatPrice(price),
    ),
    look: 'course',
    to: kind === 'bundle' ? paths.bundle(slug) : paths.course(slug),
    pill: getCourseStatus(card) === 'CONTINUE' ? { text: words.enrolling, tone: 'due' } : undefined,
  }
}

function buildCategoryItem(slug: string, title: string, all: readonly CourseCard[]): Item {
  const count = all.filter(({ category }) => category.slug === slug).length
  return {
    id: `category:${slug}`,
    group: 'courses',
    title,
    line: words.category(count),
    look: 'category',
    to: paths.category(slug),
  }
}

function buildSuggested({ kind, slug, text }: Suggestion, all: readonly CourseCard[]): Item[] {
  if (!slug || kind === 'query') return []
  if (kind === 'category') return [buildCategoryItem(slug, text, all)]
  const card = all.find((one) => one.slug === slug)
  return [
    card
      ? buildCourseItem(card)
      : {
          id: `course:${slug}`,
          group: 'courses',
          title: text,
          line: words.chips.courses,
          look: 'course',
          to: paths.course(slug),
        },
  ]
}

type Found = Pick<NearCourses, 'courses' | 'near' | 'all'>

export function buildCourseItems(
  suggestions: readonly Suggestion[],
  { courses, near, all }: Found,
): { items: Item[]; areNear: boolean } {
  const sure = courses.filter(({ slug }) => !near.has(slug))
  const suggested = suggestions.flatMap((one) => buildSuggested(one, all))
  const isCategory = ({ id }: Item) => id.startsWith('category:')
  // The service lists categories before courses; here people look for courses.
  const ordered = [
    ...suggested.filter((item) => !isCategory(item)),
    ...sure.map(buildCourseItem),
    ...suggested.filter(isCategory),
  ]
  const areNear = ordered.length === 0
  const shown = areNear ? courses.map(buildCourseItem) : ordered
  return { items: [...new Map(shown.map((item) => [item.id, item])).values()], areNear }
}
