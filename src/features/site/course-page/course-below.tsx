/** The lower parts of the course page, in a separate file. */

import { type ReactNode, Suspense, useEffect } from 'react'
import type { Course, Faq } from '#src/api/shapes/course.ts'
import { offers } from '#src/lib/features.ts'
import { Accordion, AccordionItem } from '#src/ui/accordion.tsx'
import { Card } from '#src/ui/card.tsx'
import { Text } from '#src/ui/layout/layout.tsx'
import { SkeletonRows } from '#src/ui/states/skeleton-rows.tsx'
import { SafeHtml } from '#src/ui/text/safe-html.tsx'
import { words } from './below-words.ts'
import { Projects } from './projects.tsx'
import { Reviews } from './reviews.tsx'
import { Routine } from './routine.tsx'
import { Section } from './section.tsx'
import { filterSchedulesWithClasses } from './sections.ts'
import { Subjects } from './subjects.tsx'
import { Teachers } from './teachers.tsx'
import classes from './about.module.css'

/** Common questions of buyers; the answers are HTML. (rulings R20, R45) */
function Questions({ faqs }: { faqs: readonly Faq[] }) {
  return (
    <Section id="questions" title={words.faq}>
      <Accordion>
        {faqs.map(({ question, answer }, at) => (
          <AccordionItem key={question} title={question} variant="line" isOpen={at === 0 || undefined}>
            <SafeHtml html={answer} />
          </AccordionItem>
        ))}
      </Accordion>
    </Section>
  )
}

/** The teacher's description of the course and its requirements. The text is HTML. (rulings R20, R45) */
function About({ course: { description, requirements } }: { course: Course }) {
  if (!description && requirements.length === 0) return null
  return (
    <Section title={words.about}>
      <Card padding="lg">
        {description && <SafeHtml html={description} />}
        {requirements.length > 0 && (
          <>
            <Text as="h3" variant="lead" mt={16}>
              {words.requirements}
            </Text>
            <ul className={classes.list}>
              {requirements.map((requirement) => (
                <li key={requirement}>{requirement}</li>
              ))}
            </ul>
          </>
        )}
      </Card>
    </Section>
  )
}

interface CourseBelowProps {
  course: Course
  /** The visitor's own batch of the course. */
  batch: string | undefined
  renderBundle: (courses: NonNullable<Course['bundle']>['courses']) => ReactNode
  renderOrientation: (waiting: ReactNode) => ReactNode
  onDrawn: () => void
}

/** A link to one of these parts may have been followed before they had loaded. */
function useLateAnchor(onDrawn: () => void): void {
  useEffect(() => {
    onDrawn()
    const id = window.location.hash.slice(1)
    if (id !== '') document.getElementById(id)?.scrollIntoView()
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the parts have loaded
  }, [])
}

/** As high as the final row: a reader who jumped to a part below it stays there. */
const WAITING = <SkeletonRows count={1} lines={3} height={[12.265, 5.97]} />

export function CourseBelow({ course, batch, renderBundle, renderOrientation, onDrawn }: CourseBelowProps) {
  useLateAnchor(onDrawn)
  const schedules = filterSchedulesWithClasses(course)
  return (
    <>
      <Subjects course={course} renderBundle={renderBundle} />
      {schedules.length > 0 && <Routine schedules={schedules} />}
      {offers.orientation && course.orientation && (
        <Section id="book-orientation" title={words.orientation} text={words.orientationText}>
          <Suspense fallback={WAITING}>{renderOrientation(WAITING)}</Suspense>
        </Section>
      )}
      {course.teachers.length > 0 && <Teachers teachers={course.teachers} />}
      {course.projects.length > 0 && <Projects projects={course.projects} />}
      {course.reviews.length > 0 && <Reviews reviews={course.reviews} batch={batch} />}
      <About course={course} />
      {course.faqs.length > 0 && <Questions faqs={course.faqs} />}
    </>
  )
}
