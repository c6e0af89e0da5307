/** The talent's pages. */

import { paths } from '#src/lib/paths.ts'
import { type Group, group } from '../group.ts'
import { definePage, allowAnyEnd } from '../page.ts'

const notFound = () => import('../guest/not-found.screen.tsx')

/** Pages that both have. */
const learner = () => import('../learner/page-preloads.ts')
const talent = () => import('./preloads.ts')

export const table: readonly Group[] = [
  group(
    'talent',
    ['talent'],
    [
      definePage(
        paths.talentDesk,
        { load: () => import('./home.screen.tsx'), reads: async () => (await talent()).listTalentReads() },
        { feature: 'talents', start: { file: 'talent', hasRest: true } },
      ),
      definePage(
        paths.talentInterviews,
        {
          load: () => import('./interviews.screen.tsx'),
          reads: async () => (await talent()).listAnswersReads(),
        },
        { feature: 'talents' },
      ),
      definePage(
        paths.talentOffers,
        {
          load: () => import('./offers.screen.tsx'),
          reads: async () => (await talent()).listAnswersReads(),
        },
        { feature: 'talents' },
      ),
      definePage(
        paths.talentProfile,
        {
          load: () => import('./profile.screen.tsx'),
          reads: async () => (await talent()).listTalentReads(),
        },
        { feature: 'talents' },
      ),
      definePage(
        paths.talentEducation,
        {
          load: () => import('./education.screen.tsx'),
          reads: async () => (await talent()).listTalentReads(),
        },
        { feature: 'talents' },
      ),
      definePage(
        paths.talentExperience,
        {
          load: () => import('./experience.screen.tsx'),
          reads: async () => (await talent()).listTalentReads(),
        },
        { feature: 'talents' },
      ),
      definePage(
        paths.talentAlertSettings,
        {
          load: () => import('../learner/alert-settings.screen.tsx'),
          reads: async () => (await learner()).listAlertsReads(),
        },
        { feature: 'talents' },
      ),
      definePage(allowAnyEnd(paths.talentDesk), { load: notFound }, { feature: 'talents' }),
    ],
  ),
]
