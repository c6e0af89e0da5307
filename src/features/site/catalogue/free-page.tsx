/** Everything that is free: the next open classes, and the free courses. */

import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { readFreeCourses } from '#src/api/contract/course.ts'
import type { CourseCard } from '#src/api/shapes/course.ts'
import { useRead } from '#src/api/use-api.ts'
import { offers } from '#src/lib/features.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Box, Row } from '#src/ui/layout/layout.tsx'
import { Empty } from '#src/ui/states/empty.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { FREE_COUNT } from './filters.ts'
import { FreeClasses } from './free-classes.tsx'
import { OpenLessons } from './open-lessons.tsx'
import { words } from './words.ts'
import classes from './category-page.module.css'

interface FreePageProps {
  list: (courses: readonly CourseCard[]) => ReactNode
  skeleton: ReactNode
  /** Further free content. */
  ways: ReactNode
}

export function FreePage({ list, skeleton, ways }: FreePageProps) {
  const courses = useRead(readFreeCourses(FREE_COUNT))
  return (
    <>
      <section>
        <Row justify="between" wrap gap={8} gapX={16} mb={16}>
          <h2 className={classes.title}>{words.freeClasses}</h2>
        </Row>
        <FreeClasses />
        {offers.playlists && (
          <Row as="p" mt={16}>
            <Link to={paths.playlists()}>{words.playlists}</Link>
          </Row>
        )}
      </section>
      <Box as="section" mt={40} className={classes.questions}>
        <h2 className={classes.title}>{words.freeCourses}</h2>
        <Load
          from={courses}
          skeleton={skeleton}
          isEmpty={({ data }) => data.length === 0}
          empty={
            <Empty
              title={words.noFreeCourses}
              action={<Button to={paths.courses()}>{words.seeAll}</Button>}
            />
          }
        >
          {({ data }) => list(data)}
        </Load>
      </Box>
      <OpenLessons />
      <Box as="section" mt={40}>
        {ways}
      </Box>
    </>
  )
}
