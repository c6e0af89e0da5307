/** The talent's addresses and their files. */
import { group, defineScreen } from '../group.ts'

const notFound = () => import('../guest/not-found.screen.tsx')

export const table = [
  group(
    'talent',
    ['talent'],
    [
      defineScreen('/talent-desk', () => import('./home.screen.tsx')),
      defineScreen('/talent-desk/interviews', () => import('./interviews.screen.tsx')),
      defineScreen('/talent-desk/offers', () => import('./offers.screen.tsx')),
      defineScreen('/talent-desk/profile', () => import('./profile.screen.tsx')),
      defineScreen('/talent-desk/education', () => import('./education.screen.tsx')),
      defineScreen('/talent-desk/experience', () => import('./experience.screen.tsx')),
      defineScreen('/talent-desk/notifications/settings', () => import('../learner/alert-settings.screen.tsx')),
      defineScreen('/talent-desk/*', notFound),
    ],
  ),
] as const
