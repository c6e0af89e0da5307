/** The courses that match the filters: the first page, further ones below it, and a button for more. */

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { readCourses } from '#src/api/contract/course.ts'
import type { CourseCard } from '#src/api/shapes/course.ts'
import { useRead } from '#src/api/use-api.ts'
import { countPages } from '#src/lib/page-count.ts'
import { Button } from '#src/ui/button.tsx'
import { Grid, Row } from '#src/ui/layout/layout.tsx'
import { Empty } from '#src/ui/states/empty.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { buildCatalogueAddress, buildCourseQuery, type Filters, PAGE_SIZE } from './filters.ts'
import { ReadAs } from './read-as.tsx'
import { words } from './words.ts'
import classes from './results.module.css'

/**
 * A far page opened by its address loads only with the one before it: forty pages would be forty calls at
 * once.
 */
const MOST_AT_ONCE = 3

interface LaterPageProps {
  filters: Filters
  page: number
  /** The reader has just requested this page: its first card gets the focus. */
  takesFocus: boolean
  list: (courses: readonly CourseCard[]) => ReactNode
  skeleton: ReactNode
}

/** A further page of the list, fetched separately: a failure leaves the pages above in place. */
function LaterPage({ filters, page, takesFocus, list, skeleton }: LaterPageProps) {
  const loaded = useRead(readCourses(buildCourseQuery(filters, page)))
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

interface ResultsProps {
  filters: Filters
  /** Renders a list of cards, supplied by the screen. */
  list: (courses: readonly CourseCard[]) => ReactNode
  skeleton: ReactNode
  /** Similar results if nothing was found; `nothing` if there are none either. */
  near: (filters: Filters, nothing: ReactNode) => ReactNode
}

function Nothing({ filters: { q, sort } }: { filters: Filters }) {
  return (
    <Empty
      art="search"
      title={q ? words.nothingNamed(q) : words.nothing}
      text={words.nothingHint}
      action={<Button to={buildCatalogueAddress({ sort, page: 1 })}>{words.seeAll}</Button>}
    />
  )
}

export function Results({ filters, list, skeleton, near }: ResultsProps) {
  const navigate = useNavigate()
  const first = useRead(readCourses(buildCourseQuery(filters, 1)))
  const total = first.data?.total ?? 0
  const last = countPages(total, PAGE_SIZE)
  const shown = Math.min(filters.page, last)
  const [asked, setAsked] = useState<number>()
  const [from, setFrom] = useState(() => (filters.page > MOST_AT_ONCE ? filters.page - 1 : 1))
  const begin = Math.min(from, Math.max(shown, 1))
  const nothing = <Nothing filters={filters} />

  function more() {
    setAsked(shown + 1)
    // Back leaves the catalogue; it does not remove the pages one by one.
    void navigate(buildCatalogueAddress({ ...filters, page: shown + 1 }), {
      replace: true,
      preventScrollReset: true,
    })
  }

  function earlier() {
    const next = Math.max(1, begin - MOST_AT_ONCE)
    setAsked(Math.max(next, 2))
    setFrom(next)
  }

  return (
    <Load
      from={first}
      skeleton={skeleton}
      isEmpty={(page) => page.total === 0}
      empty={filters.q ? near(filters, nothing) : nothing}
    >
      {(page) => (
        <Grid gap={12} className={classes.pages}>
          {filters.q && <ReadAs q={filters.q} />}
          {begin > 1 ? (
            <Row justify="center">
              <Button variant="default" onClick={earlier}>
                {words.earlier((begin - 1) * PAGE_SIZE)}
              </Button>
            </Row>
          ) : (
            list(page.data)
          )}
          {Array.from({ length: shown }, (_, at) => at + 1)
            .filter((at) => at >= Math.max(begin, 2))
            .map((at) => (
              <LaterPage
                key={at}
                filters={filters}
                page={at}
                takesFocus={asked === at}
                list={list}
                skeleton={skeleton}
              />
            ))}
          <Grid items="center" gap={12} tone="muted" variant="small" mt={16}>
            <p role="status">{words.shown(Math.min(shown * PAGE_SIZE, total), total)}</p>
            {shown < last && (
              <Button variant="default" onClick={more}>
                {words.more}
              </Button>
            )}
          </Grid>
        </Grid>
      )}
    </Load>
  )
}
