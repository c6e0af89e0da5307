/** Links of sidebar and bottom bar. (ruling R91) */

import { offers } from '#src/lib/features.ts'
import type { NavLink } from '#src/ui/frame/nav-links.ts'
import { accountPages, destinations, listOffered, shorten, tilePages } from '../shared/destinations.ts'
import { words } from './words.ts'

export const learnLinks: readonly NavLink[] = [
  ...listOffered(['day', 'courses', 'recordings', 'exams']),
  ...listOffered(['assessments']).map(shorten),
  ...listOffered(['notes']),
]

/**
 * Pages whose code is stored with the learner's first page. (`scripts/build/service-worker.ts`) Looking at
 * another one without a connection would load its missing files, which a browser remembers as failed.
 */
export const listOfflineLinks = (): readonly Pick<NavLink, 'to' | 'text'>[] =>
  listOffered([
    'day',
    'courses',
    'routine',
    'recordings',
    'assignments',
    'exams',
    'notes',
    'review',
    'keptClasses',
    'week',
    'certificates',
  ])

/** The link to interviews and offers, with the number of unanswered ones. */
export const answers: NavLink = {
  ...destinations.interviews,
  text: words.answers,
  alsoAt: [destinations.offers.to],
}

export function getCareerLinks(isTalent: boolean): readonly NavLink[] {
  const own = offers.talents && isTalent ? [destinations.desk, answers] : []
  return [...listOffered(['certificates', 'jobs']), ...own, destinations.workUpdates]
}

const inBar = listOffered(['day', 'courses', 'recordings', 'notes'])

/** Pages that a phone reaches from the person's page. */
const ownPages = listOffered([...accountPages.learner, ...accountPages.talent, ...tilePages]).filter(
  (page) => !inBar.includes(page),
)

export const bottomLinks: readonly NavLink[] = [
  ...inBar.map(shorten),
  { ...destinations.me, alsoAt: ownPages.map(({ to }) => `${to}/`) },
]
