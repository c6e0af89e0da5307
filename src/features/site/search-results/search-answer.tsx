/**
 * The results for the words in the address: by spelling or by sound, so that ফ্লাটার, flutter and phlatar
 * match each other.
 */

import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { search, readFound } from '#src/api/contract/search.ts'
import type { CourseCard } from '#src/api/shapes/course.ts'
import type { SearchResult } from '#src/api/shapes/search.ts'
import { useApi, useRead } from '#src/api/use-api.ts'
import { readBijoy } from '#src/engines/search/bijoy.ts'
import { paths, addQuery } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Grid, Surface, Text } from '#src/ui/layout/layout.tsx'
import { Empty } from '#src/ui/states/empty.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { buildSearchQuery } from './search-query.ts'
import { Trending } from './search-start.tsx'
import { Subjects } from './subjects.tsx'
import { words } from './words.ts'
import classes from './search-answer.module.css'

interface SearchAnswerProps {
  q: string
  /** Only the typed words themselves, without similar sounds. */
  isForced: boolean
  list: (courses: readonly CourseCard[]) => ReactNode
  skeleton: ReactNode
  /** Similar results besides the found ones; `nothing` if there are none. */
  near: (q: string, known: readonly CourseCard[], nothing?: ReactNode) => ReactNode
}

/** With so few hits, similar ones are shown below them. */
const FEW = 3

function Corrected({ typed, word }: { typed: string; word: string }) {
  return (
    <Surface as="p" tone="muted" ground="wash" radius="md" padY={12} padX={16} className={classes.corrected}>
      {readBijoy(typed)?.text === word ? words.readAs(word) : words.corrected(word)}{' '}
      <Link to={addQuery(paths.search(typed), { forced: true })}>{words.insistOn(typed)}</Link>
    </Surface>
  )
}

function Nothing({ q }: { q: string }) {
  const trending = useApi(search.trending, {}, { isQuiet: true }).data
  return (
    <Grid gap={24}>
      <Empty
        art="search"
        title={words.nothing(q)}
        text={words.nothingHint}
        action={<Button to={paths.courses()}>{words.seeAll}</Button>}
      />
      <Trending texts={trending ?? []} />
    </Grid>
  )
}

function isNothing({ courses, categories }: SearchResult): boolean {
  return courses.length === 0 && categories.length === 0
}

export function SearchAnswer({ q, isForced, list, skeleton, near }: SearchAnswerProps) {
  const found = useRead(readFound(buildSearchQuery({ q, isForced })))
  return (
    <Load from={found} skeleton={skeleton} isEmpty={isNothing} empty={near(q, [], <Nothing q={q} />)}>
      {({ courses, categories, corrected }) => (
        <Grid gap={24}>
          {corrected && <Corrected typed={q} word={corrected} />}
          <Text tone="muted" role="status">
            {words.found(courses.length)}
          </Text>
          <Subjects title={words.categories} categories={categories} />
          {courses.length > 0 && (
            <section>
              <Text as="h2" variant="lead" weight={600} mb={12} className={classes.title}>
                {words.courses}
              </Text>
              {list(courses)}
            </section>
          )}
          {courses.length < FEW && !isForced && near(q, courses)}
        </Grid>
      )}
    </Load>
  )
}
