/**
 * Courses found by the device's own search over the catalogue reply, for when the server's search finds
 * little: any word matches, and so do similar spellings. (ruling R66)
 */

import { useMemo } from 'react'
import { readWhole } from '#src/api/read.ts'
import { findCourses } from '#src/engines/search/find-courses.ts'
import { course } from './contract/course.ts'
import type { QueryOf } from './row.ts'
import type { CourseCard } from './shapes/course.ts'
import { useAllPages } from './use-all-pages.ts'

type CourseQuery = Omit<NonNullable<QueryOf<typeof course.list>>, 'page' | 'count' | 'search'>

export interface NearCourses {
  /** The whole catalogue. */
  all: readonly CourseCard[]
  /** Best first. */
  courses: readonly CourseCard[]
  /** Slugs of courses that match only approximately. */
  near: ReadonlySet<string>
  /** The text after converting Bijoy encoding. */
  readAs?: string
  /** False while the catalogue is loading. */
  isReady: boolean
}

/** `query` filters the catalogue. */
export function useNearCourses(q: string, query: CourseQuery = {}): NearCourses {
  const { read, rows } = useAllPages(readWhole(course.list, query, true))
  const found = useMemo(() => findCourses(rows, q), [rows, q])
  const isReady = read.error !== undefined || read.data !== undefined
  return { ...found, all: rows, isReady }
}
