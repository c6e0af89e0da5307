/** The search page before any search: the person's history, popular searches, subjects, a few courses. */

import { IconHistory, IconTrendingUp, IconX } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { readSearchStart } from '#src/api/contract/search.ts'
import { forgetSearch, undoForgotten, useForgotten } from '#src/api/search-history.ts'
import type { CourseCard } from '#src/api/shapes/course.ts'
import type { SearchEntry } from '#src/api/shapes/search.ts'
import { useRead } from '#src/api/use-api.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { ChipLink } from '#src/ui/chip-link.tsx'
import { useFocusRecovery } from '#src/ui/hooks/use-focus-recovery.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Grid, Row } from '#src/ui/layout/layout.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { Skeleton } from '#src/ui/states/skeleton.tsx'
import { Subjects } from './subjects.tsx'
import { words } from './words.ts'
import chips from '#src/ui/chip-link.module.css'
import classes from './search-start.module.css'

function History({ entries }: { entries: readonly SearchEntry[] }) {
  const isForgotten = useForgotten()
  const place = useFocusRecovery<HTMLElement>()
  const [last, setLast] = useState<SearchEntry>()
  const undone = last && isForgotten(last) ? last : undefined
  const shown = entries.filter((entry) => !isForgotten(entry))
  function forget(entry: SearchEntry): void {
    setLast(entry)
    forgetSearch(entry)
  }
  if (shown.length === 0 && undone === undefined) return null
  return (
    <section ref={place} tabIndex={-1} aria-labelledby="search-history">
      <h2 id="search-history" className={classes.title}>
        {words.history}
      </h2>
      {undone && (
        <Row justify="between" wrap gap={12} role="status">
          <span data-latin>{words.forgotten(undone.text)}</span>
          <Button size="sm" variant="light" onClick={() => undoForgotten(undone)}>
            {words.undo}
          </Button>
        </Row>
      )}
      <ul className={classes.rows}>
        {shown.map((entry) => (
          <Row as="li" ruleBottom key={entry._id}>
            <Link to={paths.search(entry.text)} className={classes.entry}>
              <IconHistory size={18} stroke={1.75} aria-hidden="true" />
              {entry.text}
            </Link>
            {/* A failure has its toast, and the row is shown again. (ruling R41) */}
            <IconButton label={words.forget(entry.text)} onClick={() => forget(entry)}>
              <IconX size={18} stroke={2} aria-hidden="true" />
            </IconButton>
          </Row>
        ))}
      </ul>
    </section>
  )
}

/** Popular searches, as links. */
export function Trending({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null
  return (
    <section>
      <h2 className={classes.title}>{words.trending}</h2>
      <ul className={chips.row}>
        {texts.map((text) => (
          <li key={text}>
            <ChipLink to={paths.search(text)}>
              <IconTrendingUp size={16} stroke={2} aria-hidden="true" />
              {text}
            </ChipLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Widths of typical search words, in rem. */
const CHIPS = [5.5, 6, 9, 8.5, 6.5, 8]

function Waiting({ courses }: { courses: ReactNode }) {
  return (
    <Grid gap={32}>
      <div>
        <Skeleton width="8rem" className={classes.title} />
        <div className={chips.row}>
          {CHIPS.map((width) => (
            <Skeleton key={width} shape="block" width={`${width}rem`} height={44} />
          ))}
        </div>
      </div>
      {courses}
    </Grid>
  )
}

interface SearchStartProps {
  list: (courses: readonly CourseCard[]) => ReactNode
  skeleton: ReactNode
}

export function SearchStart({ list, skeleton }: SearchStartProps) {
  const start = useRead(readSearchStart())
  return (
    <Load from={start} skeleton={<Waiting courses={skeleton} />}>
      {({ history, trending, categories, courses }) => (
        <Grid gap={32}>
          <History entries={history} />
          <Trending texts={trending} />
          <Subjects title={words.subjects} categories={categories} />
          {courses.length > 0 && (
            <section>
              <h2 className={classes.title}>{words.someCourses}</h2>
              {list(courses)}
            </section>
          )}
        </Grid>
      )}
    </Load>
  )
}
