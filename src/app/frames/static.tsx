/**
 * The frames as markup, drawn before any script runs. Only the build reads this file; the app's first
 * render replaces the markup with the same components. (ruling R51)
 */

import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { RecordingSkeleton } from '#src/features/learn/player/recording-skeleton.tsx'
import { cardShelf } from '#src/features/site/course-card/card-lists.tsx'
import { CourseSkeleton } from '#src/features/site/course-page/course-skeleton.tsx'
import { Home } from '#src/features/site/home/home.tsx'
import type { HtmlFile } from '#src/lib/frame-address.ts'
import { Logo } from '#src/ui/frame/logo.tsx'
import { SkipLink } from '#src/ui/frame/skip-link.tsx'
import { Row } from '#src/ui/layout/layout.tsx'
import { Skeleton, SkeletonCard, SkeletonList, SkeletonRow } from '#src/ui/states/skeleton.tsx'
import { Providers } from '../providers.tsx'
import { CourseView } from './course-view.tsx'
import { FrameMain } from './frame-main.tsx'
import { GuestView } from './guest-view.tsx'
import { LearnerView } from './learner-view.tsx'
import { PlainView } from './plain-view.tsx'
import { words } from './static-words.ts'
import { TeacherView } from './teacher-view.tsx'
import classes from './static.module.css'

/** The head of the phone's bar before the person is known: it reserves the space of the greeting. */
function StaticHead() {
  return (
    <Row className={classes.head}>
      <Logo size={30} isMarkOnly />
      <Skeleton width={120} />
    </Row>
  )
}

/** Cards in the grid of a public page. */
const cards = (
  <div className={classes.skeleton} aria-hidden="true">
    <Skeleton width="min(420px, 80%)" height={36} />
    <SkeletonList count={4} isGrid>
      <SkeletonCard />
    </SkeletonList>
  </div>
)

const rows = (
  <div className={classes.skeleton} aria-hidden="true">
    <Skeleton width={240} height={32} />
    <SkeletonList count={4}>
      <SkeletonRow />
    </SkeletonList>
  </div>
)

/** A full-window page, laid out like its screen; its one line says what is loading. */
const whole = (text: string) => (
  <FrameMain>
    <p className={classes.coming}>{text}</p>
    {rows}
  </FrameMain>
)
const learnerRows = <LearnerView phoneHead={<StaticHead />}>{rows}</LearnerView>

const form = (
  <div className={classes.form} aria-hidden="true">
    <Skeleton width={200} height={32} />
    <Skeleton shape="block" height={46} />
    <Skeleton shape="block" height={46} />
  </div>
)

const views: Readonly<Record<HtmlFile, ReactNode>> = {
  // With the page's own texts; data is shown as its skeleton.
  home: (
    <GuestView>
      <Home {...cardShelf} />
    </GuestView>
  ),
  guest: <GuestView>{cards}</GuestView>,
  course: (
    <CourseView>
      <CourseSkeleton />
    </CourseView>
  ),
  support: <CourseView>{form}</CourseView>,
  check: <GuestView>{form}</GuestView>,
  plain: <PlainView>{form}</PlainView>,
  checkout: <PlainView>{form}</PlainView>,
  learner: learnerRows,
  exam: whole(words.exam),
  grading: whole(words.grading),
  player: (
    <LearnerView phoneHead={<StaticHead />}>
      <RecordingSkeleton />
    </LearnerView>
  ),
  batch: learnerRows,
  certificates: learnerRows,
  jobs: learnerRows,
  teacher: <TeacherView phoneHead={<StaticHead />}>{rows}</TeacherView>,
  talent: (
    <LearnerView phoneHead={<StaticHead />} isTalentDesk>
      {rows}
    </LearnerView>
  ),
}

/**
 * Renders what an HTML file shows before the app runs. The start route decides which link is marked as
 * current.
 */
export function paintFrame(file: HtmlFile, route: string): string {
  return renderToStaticMarkup(
    <Providers>
      <SkipLink />
      <StaticRouter location={route.replaceAll(/:\w+\??/g, '-')}>{views[file]}</StaticRouter>
    </Providers>,
  )
}
