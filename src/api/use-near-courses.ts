/**
 * Courses by the device's own search over the catalogue reply, for where the server's search finds little: any word counts, and near
 * spellings do. The search itself is fetched when it is first wanted. (ruling R66)
 */
import { useEffect, useMemo, useState } from 'react'
import type { findCourses } from '#src/lib/search/find-courses.ts'
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
  /** Slugs of those that are only near what was asked. */
  near: ReadonlySet<string>
  /** The words that Bijoy text stands for. */
  readAs?: string
  /** False while catalogue and search are on their way. */
  isReady: boolean
}

const NOTHING: Pick<NearCourses, 'courses' | 'near'> = { courses: [], near: new Set() }

/** `query` narrows the catalogue. */
export function useNearCourses(q: string, query: CourseQuery = {}): NearCourses {
  const { read, rows } = useAllPages(course.list, query, { isQuiet: true })
  const [find, setFind] = useState<typeof findCourses>()
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    import('#src/lib/search/find-courses.ts').then(
      (loaded) => setFind(() => loaded.findCourses),
      () => setFailed(true),
    )
  }, [])
  const found = useMemo(() => find?.(rows, q), [find, rows, q])
  const isReady = isFailed || read.error !== undefined || (find !== undefined && read.data !== undefined)
  return { ...(found ?? NOTHING), all: rows, isReady }
}
