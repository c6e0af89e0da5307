/** The home page below the fold, in a file of its own: fetched when the reader comes near. */
import type { ReactNode } from 'react'
import type { CmsPage } from '#src/api/shapes/cms.ts'
import type { CourseCard } from '#src/api/shapes/course.ts'
import { Accordion, AccordionItem } from '#src/ui/accordion.tsx'
import { SafeHtml } from '#src/ui/text/safe-html.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import { Banners } from './banners.tsx'
import { FreeStart } from './free-start.tsx'
import { getItems, findTitle } from './home-content.ts'
import classes from './home-part.module.css'
import { SectionHead } from './section-head.tsx'
import { Steps } from './steps.tsx'
import { Voices } from './voices.tsx'
import { words } from './below-words.ts'

export interface HomeBelowProps {
  page: CmsPage | undefined
  list: (courses: readonly CourseCard[]) => ReactNode
  skeleton: ReactNode
}

const part = classNames(classes.part, classes.below)

function Questions({ page }: { page: CmsPage | undefined }) {
  const questions = getItems(page, 'faqs')
  if (questions.length === 0) return null
  return (
    <section className={classNames(part, classes.last)}>
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

/** Parts whose content is missing are left out; the rest stands. */
export function HomeBelow({ page, list, skeleton }: HomeBelowProps) {
  const steps = getItems(page, 'steps')
  const banners = getItems(page, 'banners')
  const voices = getItems(page, 'voices')
  return (
    <>
      {steps.length > 0 && (
        <section className={classes.band}>
          <SectionHead title={findTitle(page, 'steps') ?? words.stepsTitle} />
          <Steps steps={steps} />
        </section>
      )}
      {banners.length > 0 && (
        <section className={classNames(part, classes.pair)}>
          <Banners items={banners} />
        </section>
      )}
      <FreeStart className={part} list={list} skeleton={skeleton} />
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
