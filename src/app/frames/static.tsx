/**
 * The frames as markup, painted before any script runs. Only the build reads this file; the client's first drawing takes the
 * markup away, by the very same components. (ruling R51)
 */
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import type { FrameName, HtmlFile } from '#src/lib/frame-address.ts'
import { cardShelf } from '#src/features/site/course-card/card-lists.tsx'
import { CourseSkeleton } from '#src/features/site/course-page/course-skeleton.tsx'
import { Home } from '#src/features/site/home/home.tsx'
import { Skeleton, SkeletonCard, SkeletonList, SkeletonRow } from '#src/ui/states/skeleton.tsx'
import { SkipLink } from '#src/ui/frame/skip-link.tsx'
import { Providers } from '../providers.tsx'
import { words } from './words.ts'
import { CourseView } from './course-view.tsx'
import { GuestView } from './guest-view.tsx'
import { LearnerView } from './learner-view.tsx'
import { PlainView } from './plain-view.tsx'
import classes from './static.module.css'
import { StaticHead } from './static-head.tsx'
import { TeacherView } from './teacher-view.tsx'
import { WorkView } from './work-view.tsx'

export interface StaticFrame {
  html: string
  /** Source modules of the frame: asked for at once, their styles stand in the page. */
  frame: readonly string[]
  /** The screen that most visitors of this frame open: asked for at once too. */
  screen: readonly string[]
}

interface Painting {
  /** The frame, where the file is not called by its name. */
  frame?: FrameName
  /** An address of the frame, for the link that is chosen there. */
  address: string
  view: ReactNode
  screen: readonly string[]
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

const form = (
  <div className={classes.form} aria-hidden="true">
    <Skeleton width={200} height={32} />
    <Skeleton shape="block" height={46} />
    <Skeleton shape="block" height={46} />
  </div>
)

const guestScreen = ['src/routes/guest/home.screen.tsx']

const paintings: Readonly<Record<HtmlFile, Painting>> = {
  // With the page's own words; what only data knows stands as its skeleton.
  home: {
    frame: 'guest',
    address: '/',
    view: (
      <GuestView>
        <Home {...cardShelf} />
      </GuestView>
    ),
    screen: guestScreen,
  },
  guest: {
    address: '/courses',
    view: <GuestView>{cards}</GuestView>,
    screen: guestScreen,
  },
  course: {
    address: '/course/-',
    view: (
      <CourseView>
        <CourseSkeleton />
      </CourseView>
    ),
    screen: ['src/routes/guest/course.screen.tsx'],
  },
  plain: { address: '/login', view: <PlainView>{form}</PlainView>, screen: ['src/routes/guest/login.screen.tsx'] },
  learner: {
    address: '/dashboard',
    view: <LearnerView phoneHead={<StaticHead />}>{rows}</LearnerView>,
    screen: [
      'src/routes/learner/table.ts',
      'src/routes/learner/dashboard.screen.tsx',
      'src/routes/learner/my-courses.screen.tsx',
      'src/routes/learner/early.ts',
    ],
  },
  teacher: {
    address: '/teacher',
    view: <TeacherView phoneHead={<StaticHead />}>{rows}</TeacherView>,
    screen: ['src/routes/teacher/table.ts', 'src/routes/teacher/dashboard.screen.tsx'],
  },
  talent: {
    address: '/talent-desk',
    view: <WorkView area={words.talentArea}>{rows}</WorkView>,
    screen: ['src/routes/talent/table.ts', 'src/routes/talent/home.screen.tsx'],
  },
}

/** What one HTML file shows before the app runs. */
export function staticFrame(file: HtmlFile): StaticFrame {
  const { frame = file, address, view, screen } = paintings[file]
  const html = renderToStaticMarkup(
    <Providers>
      <SkipLink />
      <StaticRouter location={address}>{view}</StaticRouter>
    </Providers>,
  )
  return { html, frame: [`src/app/frames/${frame}-frame.tsx`], screen }
}
