/** The search over courses. (ruling R29) */

import { findHits, type Finding } from './find-hits.ts'
import { buildWordIndex, type Entry, type WordIndex } from './word-index.ts'

interface SearchedCourse {
  slug: string
  title: string
  promise: string
  kind: 'live' | 'recorded' | 'free' | 'bundle'
}

interface CourseCard extends SearchedCourse {
  category: { title: string }
  teacher?: { name: string } | null | undefined
}

/** `topic`: its category, its teacher and its search terms. */
export function buildCourseEntry(
  { slug, title, promise, kind }: SearchedCourse,
  ...topic: readonly (string | undefined)[]
): Entry {
  // The kind is a word in other-words.ts, so all its names find it.
  return { id: slug, title, kind, topic: topic.join(' '), text: promise }
}

/** The index of the last searched list: a catalogue is read once and searched at each letter. */
let last: { courses: readonly CourseCard[]; index: WordIndex } | undefined

export interface FoundCourses<T> extends Pick<Finding, 'readAs'> {
  /** Best first. */
  courses: T[]
  /** Slugs of courses that match only approximately. */
  near: ReadonlySet<string>
}

/** The matching cards. */
export function findCourses<T extends CourseCard>(cards: readonly T[], query: string): FoundCourses<T> {
  if (last?.courses !== cards) {
    last = {
      courses: cards,
      index: buildWordIndex(
        cards.map((card) => buildCourseEntry(card, card.category.title, card.teacher?.name)),
      ),
    }
  }
  const { hits, readAs } = findHits(last.index, query)
  return {
    courses: hits.flatMap(({ id }) => cards.find(({ slug }) => slug === id) ?? []),
    near: new Set(hits.filter(({ isNear }) => isNear).map(({ id }) => id)),
    readAs,
  }
}
