/** A further page of the list, fetched on its own: a failure leaves the pages above standing. */
import { type ReactNode, useEffect, useRef } from 'react'
import { course } from '#src/api/contract/course.ts'
import type { CourseCard } from '#src/api/shapes/course.ts'
import { useApi } from '#src/api/use-api.ts'
import { Load } from '#src/ui/states/load.tsx'
import { buildCourseQuery, type Filters } from './filters.ts'

interface LaterPageProps {
  filters: Filters
  page: number
  /** The reader has just asked for this page: focus goes to its first card. */
  takesFocus: boolean
  list: (courses: readonly CourseCard[]) => ReactNode
  skeleton: ReactNode
}

export function LaterPage({ filters, page, takesFocus, list, skeleton }: LaterPageProps) {
  const loaded = useApi(course.list, { query: buildCourseQuery(filters, page) })
  const place = useRef<HTMLDivElement>(null)
  const isThere = loaded.data !== undefined
  useEffect(() => {
    if (takesFocus && isThere) place.current?.querySelector('a')?.focus({ preventScroll: true })
  }, [takesFocus, isThere])
  return (
    <div ref={place}>
      <Load from={loaded} skeleton={skeleton}>
        {({ data }) => list(data)}
      </Load>
    </div>
  )
}
