/** Which source modules stand behind the pages that get an HTML file of their own, by route: their styles and scripts come with the file. */
import type { FrameName } from '#src/lib/frame-address.ts'
import { getFrameModule, type StartModules } from '../build/start-modules.ts'

interface PaintedRoute {
  frame: FrameName
  screen: string
  /** Parts that the browser fetches later, and the file shows at once. */
  parts: readonly string[]
}

function describe(screen: string, parts: readonly string[] = [], frame: FrameName = 'guest'): PaintedRoute {
  return { frame, screen: `src/routes/guest/${screen}.screen.tsx`, parts }
}

const coursePage = describe(
  'course',
  ['src/features/site/course-page/course-below.tsx', 'src/routes/guest/bundle-list.tsx', 'src/routes/guest/advance-booking-form.tsx'],
  'course',
)
const article = describe('article')
const cmsPage = describe('cms-page')

const ROUTES: Readonly<Record<string, PaintedRoute>> = {
  '/course/:slug': coursePage,
  '/bundle/:slug': coursePage,
  '/category/:slug': describe('category'),
  '/free/:id': describe('free-course'),
  '/assessments': describe('assessments'),
  '/assessments/:id': describe('assessment'),
  '/assessments/category/:id': describe('assessment-category'),
  '/webinar/:type': describe('webinar'),
  '/courses': describe('courses'),
  '/free': describe('free-courses'),
  '/playlists': describe('playlists'),
  '/orientation/:id': describe('orientation'),
  '/about': article,
  '/terms': article,
  '/privacy': article,
  '/refund-policy': article,
  '/accessibility': article,
  '/how-it-works': cmsPage,
  '/career-support': cmsPage,
  '/newsletter': cmsPage,
  '/academic-degrees': cmsPage,
  '/skills': cmsPage,
}

interface PaintedModules extends Pick<StartModules, 'frame' | 'area'> {
  screens: readonly string[]
  parts: readonly string[]
  preloads: readonly string[]
}

/** The course page stands in its frame's file as a whole; of the other screens the file carries what it shows. */
export function getPaintedModules(route: string): PaintedModules {
  const found = ROUTES[route]
  if (!found) throw new Error(`${route} has no HTML files of its own.`)
  const { frame, screen, parts } = found
  const isWhole = frame === 'course'
  return {
    frame: getFrameModule(frame),
    area: [],
    screens: isWhole ? [screen] : [],
    parts: isWhole ? parts : [screen, ...parts],
    preloads: isWhole ? [] : [screen],
  }
}
