/** The talent's pages. */
import { paths } from '#src/lib/paths.ts'
import { type Group, group } from '../group.ts'
import { definePage, allowAnyEnd } from '../page.ts'

const notFound = () => import('../guest/not-found.screen.tsx')

export const table: readonly Group[] = [
  group(
    'talent',
    ['talent'],
    [
      definePage(paths.talentDesk, { load: () => import('./home.screen.tsx') }, { start: { file: 'talent', hasRest: true } }),
      definePage(paths.talentInterviews, { load: () => import('./interviews.screen.tsx') }),
      definePage(paths.talentOffers, { load: () => import('./offers.screen.tsx') }),
      definePage(paths.talentProfile, { load: () => import('./profile.screen.tsx') }),
      definePage(paths.talentEducation, { load: () => import('./education.screen.tsx') }),
      definePage(paths.talentExperience, { load: () => import('./experience.screen.tsx') }),
      definePage(paths.talentAlertSettings, { load: () => import('../learner/alert-settings.screen.tsx') }),
      definePage(allowAnyEnd(paths.talentDesk), { load: notFound }),
    ],
  ),
]
