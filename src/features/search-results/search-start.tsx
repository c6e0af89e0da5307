/** What the search page shows before anything is asked: one's own history, what others look for, subjects, a few courses. */
import { IconHistory, IconTrendingUp, IconX } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { search } from '#src/api/contract/search.ts'
import { call } from '#src/api/call.ts'
import type { CourseCard } from '#src/api/shapes/course.ts'
import type { SearchEntry } from '#src/api/shapes/search.ts'
import { refetch, useApi } from '#src/api/use-api.ts'
import { paths } from '#src/lib/paths.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Load } from '#src/ui/load.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import classes from './search-start.module.css'
import { Subjects } from './subjects.tsx'
import { words } from './words.ts'

interface HistoryProps {
  entries: readonly SearchEntry[]
  onForgotten: () => void
}

function History({ entries, onForgotten }: HistoryProps) {
  async function forget({ _id }: SearchEntry) {
    await call(search.removeHistory, { params: { id: _id } })
    onForgotten()
    await refetch(search.init)
  }
  return (
    <section>
      <h2 className={classes.title}>{words.history}</h2>
      <ul className={classes.rows}>
        {entries.map((entry) => (
          <li key={entry._id} className={classes.row}>
            <Link to={paths.search(entry.text)} className={classes.entry}>
              <IconHistory size={18} stroke={1.75} aria-hidden="true" />
              {entry.text}
            </Link>
            {/* A failure has its toast; the row stays. (ruling R41) */}
            <IconButton label={words.forget(entry.text)} onClick={() => void forget(entry).catch(() => undefined)}>
              <IconX size={18} stroke={2} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Words that others look for, as links. */
export function Trending({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null
  return (
    <section>
      <h2 className={classes.title}>{words.trending}</h2>
      <ul className={classes.chips}>
        {texts.map((text) => (
          <li key={text}>
            <Link to={paths.search(text)} className={classes.chip}>
              <IconTrendingUp size={16} stroke={2} aria-hidden="true" />
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface SearchStartProps {
  list: (courses: readonly CourseCard[]) => ReactNode
  skeleton: ReactNode
}

export function SearchStart({ list, skeleton }: SearchStartProps) {
  const start = useApi(search.init, {})
  const [hasForgotten, setForgotten] = useState(false)
  return (
    <Load from={start} skeleton={skeleton}>
      {({ history, trending, categories, courses }) => (
        <div className={classes.start}>
          <VisuallyHidden>
            <span role="status">{hasForgotten && words.forgotten}</span>
          </VisuallyHidden>
          {history.length > 0 && <History entries={history} onForgotten={() => setForgotten(true)} />}
          <Trending texts={trending} />
          <Subjects title={words.subjects} categories={categories} />
          {courses.length > 0 && (
            <section>
              <h2 className={classes.title}>{words.someCourses}</h2>
              {list(courses)}
            </section>
          )}
        </div>
      )}
    </Load>
  )
}
