/**
 * One subject: its description, its courses in catalogue order, and common questions. (spec 7
 * category/details)
 */

import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { CategoryDetail, CourseCard } from '#src/api/shapes/course.ts'
import { paths } from '#src/lib/paths.ts'
import { Accordion, AccordionItem } from '#src/ui/accordion.tsx'
import { Button } from '#src/ui/button.tsx'
import { Box, Row } from '#src/ui/layout/layout.tsx'
import { Empty } from '#src/ui/states/empty.tsx'
import { SafeHtml } from '#src/ui/text/safe-html.tsx'
import { words } from './words.ts'
import classes from './category-page.module.css'

interface CategoryPageProps {
  category: CategoryDetail
  list: (courses: readonly CourseCard[]) => ReactNode
}

function NoCourses() {
  return (
    <Empty
      title={words.noneInCategory}
      text={words.noneInCategoryHint}
      action={<Button to={paths.courses()}>{words.seeAll}</Button>}
    />
  )
}

export function CategoryPage({ category: { slug, courses, faqs }, list }: CategoryPageProps) {
  return (
    <>
      <section>
        <Row justify="between" wrap gap={8} gapX={16} mb={16}>
          <h2 className={classes.title}>{words.inCategory}</h2>
          {courses.length > 0 && (
            <Button
              variant="default"
              size="sm"
              to={paths.courses({ category: slug })}
              leftSection={<IconAdjustmentsHorizontal stroke={1.75} aria-hidden="true" />}
            >
              {words.narrow}
            </Button>
          )}
        </Row>
        {courses.length > 0 ? list(courses) : <NoCourses />}
      </section>
      {faqs.length > 0 && (
        <Box as="section" mt={40} className={classes.questions}>
          <h2 className={classes.title}>{words.questions}</h2>
          <Accordion>
            {faqs.map(({ question, answer }) => (
              <AccordionItem key={question} title={question}>
                <SafeHtml html={answer} />
              </AccordionItem>
            ))}
          </Accordion>
        </Box>
      )}
    </>
  )
}
