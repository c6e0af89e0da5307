/** The home page below the fold, in a separate file: loaded when the reader comes near. */

import { IconStarFilled } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { readFreeCourses } from '#src/api/contract/course.ts'
import type { CmsItem, CmsPage } from '#src/api/shapes/cms.ts'
import type { CourseCard } from '#src/api/shapes/course.ts'
import { useRead } from '#src/api/use-api.ts'
import { offers } from '#src/lib/features.ts'
import { listOfferedCards } from '#src/lib/offered-cards.ts'
import { paths } from '#src/lib/paths.ts'
import { Accordion, AccordionItem } from '#src/ui/accordion.tsx'
import { Card } from '#src/ui/card.tsx'
import { Portrait } from '#src/ui/pictures/portrait.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { SafeHtml } from '#src/ui/text/safe-html.tsx'
import { joinClassNames } from '#src/ui/theme/class-names.ts'
import { Banners } from './banners.tsx'
import { words } from './below-words.ts'
import { FreeWays } from './free-ways.tsx'
import { GoalQuestion } from './goal-question.tsx'
import { findTitle, getItems } from './home-content.ts'
import { FREE_COURSES } from './home-queries.ts'
import { SectionHead } from './section-head.tsx'
import { Steps } from './steps.tsx'
import classes from './home-part.module.css'
import voicesClasses from './voices.module.css'

function Stars({ count }: { count: number }) {
  return (
    <span className={voicesClasses.stars} role="img" aria-label={words.stars(count)}>
      {Array.from({ length: Math.round(count) }, (_, at) => (
        <IconStarFilled key={at} size={18} aria-hidden="true" />
      ))}
    </span>
  )
}

/** Learners' voices. The item's `icon` is the person's occupation, its `value` their stars. */
function Voices({ voices }: { voices: readonly CmsItem[] }) {
  return (
    <ul className={voicesClasses.voices}>
      {voices.map(({ title: name, text, icon: role, picture, value }) => (
        <Card as="li" key={name} padding="lg">
          <figure className={voicesClasses.voice}>
            {typeof value === 'number' && <Stars count={value} />}
            <blockquote className={voicesClasses.text}>{words.quote(text)}</blockquote>
            <figcaption className={voicesClasses.person}>
              <Portrait name={name} src={picture} size={40} />
              <span className={voicesClasses.names}>
                <b>{name}</b>
                <span>{role}</span>
              </span>
            </figcaption>
          </figure>
        </Card>
      ))}
    </ul>
  )
}

interface FreeStartProps {
  className: string | undefined
  list: (courses: readonly CourseCard[]) => ReactNode
  skeleton: ReactNode
}

/** Renders nothing without a free course. */
function FreeStart({ className, list, skeleton }: FreeStartProps) {
  const courses = useRead(readFreeCourses(FREE_COURSES))
  if (courses.data?.data.length === 0) return null
  return (
    <section className={className}>
      <SectionHead title={words.free} hint={words.freeHint} to={paths.freeCourses()} />
      <Load from={courses} skeleton={skeleton}>
        {({ data }) => list(data)}
      </Load>
    </section>
  )
}

export interface HomeBelowProps {
  page: CmsPage | undefined
  list: (courses: readonly CourseCard[]) => ReactNode
  skeleton: ReactNode
  /** A guest has set or changed a goal. */
  onGoal: () => void
}

const part = joinClassNames(classes.part, classes.below)

function Questions({ page }: { page: CmsPage | undefined }) {
  const questions = getItems(page, 'faqs')
  if (questions.length === 0) return null
  return (
    <section className={joinClassNames(part, classes.last)}>
      <SectionHead title={findTitle(page, 'faqs') ?? words.faqs} />
      <Accordion>
        {questions.map(({ title, text }) => (
          <AccordionItem key={title} title={title}>
            <SafeHtml html={text} />
          </AccordionItem>
        ))}
      </Accordion>
    </section>
  )
}

/** Sections without content are omitted; the others stay. */
export function HomeBelow({ page, list, skeleton, onGoal }: HomeBelowProps) {
  const steps = listOfferedCards(getItems(page, 'steps'))
  const banners = getItems(page, 'banners')
  const voices = getItems(page, 'voices')
  return (
    <>
      <GoalQuestion className={part} onAnswer={onGoal} />
      {steps.length > 0 && (
        <section className={classes.band}>
          <SectionHead title={findTitle(page, 'steps') ?? words.stepsTitle} />
          <Steps steps={steps} />
        </section>
      )}
      {banners.length > 0 && (
        <section className={joinClassNames(part, classes.pair)}>
          <Banners items={banners} />
        </section>
      )}
      {offers.freeCourses && <FreeStart className={part} list={list} skeleton={skeleton} />}
      <section className={part}>
        <FreeWays />
      </section>
      {voices.length > 0 && (
        <section className={part}>
          <SectionHead title={findTitle(page, 'voices') ?? words.voices} />
          <Voices voices={voices} />
        </section>
      )}
      <Questions page={page} />
    </>
  )
}
