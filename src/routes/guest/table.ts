/** Addresses that everybody may open, and their files. */
import { group, defineScreen } from '../group.ts'

const notFound = () => import('./not-found.screen.tsx')
/** Four pages of text, five of the content management: the screen tells them apart by the address. */
const article = () => import('./article.screen.tsx')
const cmsPage = () => import('./cms-page.screen.tsx')
const coursePage = () => import('./course.screen.tsx')

export const table = [
  group('guest', undefined, [
    defineScreen('/', () => import('./home.screen.tsx')),
    defineScreen('/courses', () => import('./courses.screen.tsx')),
    defineScreen('/category/:slug', () => import('./category.screen.tsx')),
    defineScreen('/free', () => import('./free-courses.screen.tsx')),
    defineScreen('/free/:id', () => import('./free-course.screen.tsx')),
    defineScreen('/join/live/:id', () => import('./join-live.screen.tsx')),
    defineScreen('/search', () => import('./search.screen.tsx')),
    defineScreen('/about', article),
    defineScreen('/terms', article),
    defineScreen('/privacy', article),
    defineScreen('/refund-policy', article),
    defineScreen('/accessibility', article),
    defineScreen('/download', () => import('./download.screen.tsx')),
    defineScreen('/how-it-works', cmsPage),
    defineScreen('/career-support', cmsPage),
    defineScreen('/newsletter', cmsPage),
    defineScreen('/academic-degrees', cmsPage),
    defineScreen('/skills', cmsPage),
    defineScreen('/lead/:key', () => import('./lead.screen.tsx')),
    defineScreen('/assessments', () => import('./assessments.screen.tsx')),
    defineScreen('/assessments/category/:id', () => import('./assessment-category.screen.tsx')),
    defineScreen('/assessments/:id', () => import('./assessment.screen.tsx')),
    defineScreen('/playlists', () => import('./playlists.screen.tsx')),
    defineScreen('/playlist/:id', () => import('./playlist.screen.tsx')),
    defineScreen('/webinar/:type', () => import('./webinar.screen.tsx')),
    defineScreen('/orientation/:id', () => import('./orientation.screen.tsx')),
    defineScreen('/quiz/:id', () => import('./quiz.screen.tsx')),
    defineScreen('/job-placement', () => import('./job-placement.screen.tsx')),
    defineScreen('/talent/:username', () => import('./talent.screen.tsx')),
    defineScreen('/performance/:id', () => import('./performance.screen.tsx')),
    defineScreen('/share/certificate/:type/:id', () => import('./share-certificate.screen.tsx')),
    defineScreen('*', notFound),
  ]),
  group('course', undefined, [
    defineScreen('/course/:slug', coursePage),
    defineScreen('/bundle/:slug', coursePage),
    defineScreen('/support', () => import('./support.screen.tsx')),
  ]),
  group('plain', undefined, [
    defineScreen('/login', () => import('./login.screen.tsx')),
    defineScreen('/purchase/:slug', () => import('./purchase.screen.tsx')),
    defineScreen('/purchase/assessment/:id', () => import('./level-purchase.screen.tsx')),
    defineScreen('/purchase/result/:idx', () => import('./purchase-result.screen.tsx')),
  ]),
] as const
