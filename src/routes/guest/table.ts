/** Addresses that everybody may open, and their files. */
import { group, screen } from '../group.ts'

const notFound = () => import('./not-found.screen.tsx')
/** Four pages of text, five of the content management: the screen tells them apart by the address. */
const article = () => import('./article.screen.tsx')
const cmsPage = () => import('./cms-page.screen.tsx')
/** Named by the navigation, filled by a later release. */
const beingPrepared = () => import('./being-prepared.screen.tsx')

const coursePage = () => import('./course.screen.tsx')

export const table = [
  group('guest', undefined, [
    screen('/', () => import('./home.screen.tsx')),
    screen('/courses', () => import('./courses.screen.tsx')),
    screen('/category/:slug', () => import('./category.screen.tsx')),
    screen('/free', () => import('./free-courses.screen.tsx')),
    screen('/join/live/:id', () => import('./join-live.screen.tsx')),
    screen('/search', () => import('./search.screen.tsx')),
    screen('/about', article),
    screen('/terms', article),
    screen('/privacy', article),
    screen('/refund-policy', article),
    screen('/download', () => import('./download.screen.tsx')),
    screen('/how-it-works', cmsPage),
    screen('/career-support', cmsPage),
    screen('/newsletter', cmsPage),
    screen('/academic-degrees', cmsPage),
    screen('/skills', cmsPage),
    screen('/lead/:key', () => import('./lead.screen.tsx')),
    screen('/assessments', () => import('./assessments.screen.tsx')),
    screen('/assessments/category/:id', () => import('./assessment-category.screen.tsx')),
    screen('/assessments/:id', () => import('./assessment.screen.tsx')),
    screen('/playlists', beingPrepared),
    screen('/playlist/:id', beingPrepared),
    screen('/webinar/:type', () => import('./webinar.screen.tsx')),
    screen('/orientation/:id', beingPrepared),
    screen('/quiz/:id', () => import('./quiz.screen.tsx')),
    screen('/job-placement', beingPrepared),
    screen('/talent/:username', beingPrepared),
    screen('/performance/:id', () => import('./performance.screen.tsx')),
    screen('/share/certificate/:type/:id', beingPrepared),
    screen('*', notFound),
  ]),
  group('course', undefined, [
    screen('/course/:slug', coursePage),
    screen('/bundle/:slug', coursePage),
    screen('/free/:id', () => import('./free-course.screen.tsx')),
    screen('/support', () => import('./support.screen.tsx')),
  ]),
  group('plain', undefined, [
    screen('/login', () => import('./login.screen.tsx')),
    screen('/purchase/:slug', () => import('./purchase.screen.tsx')),
    screen('/purchase/assessment/:id', () => import('./level-purchase.screen.tsx')),
    screen('/purchase/result/:idx', () => import('./purchase-result.screen.tsx')),
  ]),
] as const
