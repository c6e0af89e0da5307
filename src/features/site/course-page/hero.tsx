/** The head of the course page: dark on a wide screen, a picture and plain text on a phone. */

import {
  IconBriefcase,
  IconChevronRight,
  IconClock,
  IconHammer,
  IconLanguage,
  IconPlayerPlay,
  IconStarFilled,
  IconUsers,
  IconVideo,
} from '@tabler/icons-react'
import { Link } from 'react-router'
import type { Course } from '#src/api/shapes/course.ts'
import { formatNumber } from '#src/lib/bn.ts'
import { paths } from '#src/lib/paths.ts'
import { PageHeading } from '#src/ui/frame/page.tsx'
import { Box, Text } from '#src/ui/layout/layout.tsx'
import { Portrait } from '#src/ui/pictures/portrait.tsx'
import { Ripple } from '#src/ui/pictures/ripple.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { TitleText } from '#src/ui/text/title-text.tsx'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import { Cover } from './cover.tsx'
import type { CourseSale } from './use-course-sale.ts'
import { words } from './words.ts'
import classes from './hero.module.css'

const FACT_ICONS = {
  live: IconVideo,
  project: IconHammer,
  recording: IconPlayerPlay,
  job: IconBriefcase,
  time: IconClock,
  language: IconLanguage,
} as const

function Crumbs({ course }: { course: Course }) {
  return (
    <nav aria-label={words.crumbs} className={classes.crumbs}>
      <Link to={paths.home()}>{words.home}</Link>
      <IconChevronRight size={16} aria-hidden="true" />
      <Link to={paths.category(course.category.slug)}>{course.category.title}</Link>
      <IconChevronRight size={16} aria-hidden="true" />
      <span aria-current="page" className={classes.here}>
        {course.title}
      </span>
    </nav>
  )
}

function Voices({ course }: { course: Course }) {
  const { rating, review_count: reviews, learner_count: learners, teachers } = course
  const [teacher] = teachers
  return (
    <div className={classes.voices}>
      {rating > 0 && (
        <span className={classes.voice}>
          <IconStarFilled size={18} aria-hidden="true" className={classes.star} />
          <VisuallyHidden>{words.rating} </VisuallyHidden>
          <b>{formatNumber(rating)}</b> {reviews > 0 && words.reviewCount(reviews)}
        </span>
      )}
      {learners > 0 && (
        <span className={classes.voice}>
          <IconUsers size={18} stroke={1.75} aria-hidden="true" className={classes.wideOnly} />
          {words.learners(learners)}
        </span>
      )}
      {teacher && (
        <span className={classes.voice} data-teacher>
          <Portrait name={teacher.name} src={teacher.picture} size={26} />
          <span>
            <span className={classes.name}>{teacher.name}</span>
            {teacher.title && (
              <Box as="span" hideFrom="md">
                {' '}
                · {teacher.title}
              </Box>
            )}
          </span>
        </span>
      )}
    </div>
  )
}

function Facts({ course: { facts } }: { course: Course }) {
  if (facts.length === 0) return null
  return (
    <ul className={classes.facts}>
      {facts.map(({ icon, title, text }) => {
        const Icon = FACT_ICONS[icon]
        return (
          <li key={title} className={classes.fact}>
            <Icon size={26} stroke={1.75} aria-hidden="true" />
            <span>
              <strong>{title}</strong>
              <small>{text}</small>
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** `ব্যাচ ১৩ · রাতের` → `ব্যাচ ১৩`: the hours are with the batches below. */
function AdmissionOpen({ action, schedule }: CourseSale) {
  if (action.kind !== 'buy' || !schedule?.start_at) return null
  return (
    <Pill tone="due" dot>
      {words.admissionOpen(schedule.label.split(' · ')[0] ?? schedule.label)}
    </Pill>
  )
}

export function Hero({ course, sale }: { course: Course; sale: CourseSale }) {
  return (
    <Box as="header" shrink className={classes.hero}>
      <div className={classes.ripple}>
        <Ripple
          width={1280}
          height={358}
          x={1054}
          y={140}
          start={120}
          gap={21}
          count={20}
          wave={8}
          fade="left"
        />
      </div>
      <div className={classes.cover}>
        <Cover course={course} mark={<AdmissionOpen {...sale} />} />
      </div>
      <div className={classes.words}>
        <Crumbs course={course} />
        <PageHeading className={classes.title}>
          <TitleText>{course.title}</TitleText>
        </PageHeading>
        <Text tone="muted" mt={8} className={classes.promise}>
          {course.promise}
        </Text>
        <Voices course={course} />
        <Facts course={course} />
      </div>
    </Box>
  )
}
