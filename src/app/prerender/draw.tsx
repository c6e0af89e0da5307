/**
 * Draws a page for its HTML file: the page's own screen in its own frame. Whoever calls this decides which
 * replies there are. The app's first render replaces the markup with the same components. (ruling R51,
 * docs/decisions/0020)
 */

import type { ComponentType, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerenderToNodeStream } from 'react-dom/static'
import { Route, Routes, StaticRouter } from 'react-router'
import type { FrameName } from '#src/lib/frame-address.ts'
import type { PageFacts } from '#src/lib/page-facts.ts'
import { PrerenderingContext, type PrerenderedBar } from '#src/stores/shell/prerendering.ts'
import { THEATRE, useShell } from '#src/stores/shell/shell-store.ts'
import { Logo } from '#src/ui/frame/logo.tsx'
import { SkipLink } from '#src/ui/frame/skip-link.tsx'
import { Row } from '#src/ui/layout/layout.tsx'
import { Skeleton } from '#src/ui/states/skeleton.tsx'
import { CourseView } from '../frames/course-view.tsx'
import { FrameMain } from '../frames/frame-main.tsx'
import { GuestView } from '../frames/guest-view.tsx'
import { LearnerView } from '../frames/learner-view.tsx'
import { PlainView } from '../frames/plain-view.tsx'
import { TeacherView } from '../frames/teacher-view.tsx'
import { Providers } from '../providers.tsx'
import classes from './placeholder.module.css'

type View = ComponentType<{ children: ReactNode }>

/** The head of the phone's bar before the person is known: it reserves the space of the greeting. */
const head = (
  <Row className={classes.head}>
    <Logo size={30} isMarkOnly />
    <Skeleton width={120} />
  </Row>
)

const VIEWS: Readonly<Record<FrameName, View>> = {
  guest: GuestView,
  course: CourseView,
  plain: PlainView,
  learner: (props) => <LearnerView {...props} phoneHead={head} />,
  talent: (props) => <LearnerView {...props} phoneHead={head} isTalentDesk />,
  teacher: (props) => <TeacherView {...props} phoneHead={head} />,
}

interface DrawnPage {
  /** In the router's syntax. */
  route: string
  /** The address, which matches the route. */
  path: string
  /** Undefined for a page that fills the window. */
  frame: FrameName | undefined
  screen: ReactNode
}

interface Drawing {
  markup: string
  facts: PageFacts
}

/** Runs it with the whole space for the screen. Without a browser, components read the initial state of a store. */
function drawInTheatre(draw: () => string): string {
  const shell = useShell.getInitialState()
  const before = { ...shell }
  Object.assign(shell, THEATRE)
  try {
    return draw()
  } finally {
    Object.assign(shell, before)
  }
}

/**
 * The first pass loads the lazy parts and collects what the screen says of its head and its frame; the second
 * renders the markup with both.
 */
export async function drawPage({ route, path, frame, screen }: DrawnPage): Promise<Drawing> {
  const View = frame === undefined ? FrameMain : VIEWS[frame]
  const page = (
    <Providers>
      <SkipLink />
      <StaticRouter location={path}>
        <Routes>
          <Route path={route} element={<View>{screen}</View>} />
        </Routes>
      </StaticRouter>
    </Providers>
  )
  let facts: PageFacts = {}
  let bar: PrerenderedBar | undefined
  let isTheatre = false
  const draft = {
    setFacts: (said: PageFacts) => (facts = said),
    setBar: (said: PrerenderedBar) => (bar = said),
    enterTheatre: () => void (isTheatre = true),
  }
  const faults: unknown[] = []
  await prerenderToNodeStream(<PrerenderingContext value={{ ...draft, bar }}>{page}</PrerenderingContext>, {
    onError: (error) => void faults.push(error),
  })
  if (faults.length > 0) throw faults[0]
  const draw = () =>
    renderToStaticMarkup(<PrerenderingContext value={{ ...draft, bar }}>{page}</PrerenderingContext>)
  return { markup: isTheatre ? drawInTheatre(draw) : draw(), facts }
}
