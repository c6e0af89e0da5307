/** Links of sidebar and bottom bar. (ruling R50) */

import {
  IconBooks,
  IconBriefcase,
  IconCalendarMonth,
  IconCertificate,
  IconClipboardText,
  IconNotes,
  IconPlayerPlay,
  IconStairsUp,
  IconUserCircle,
  IconUserStar,
  IconMessage2,
  IconWriting,
  IconClipboardCheck,
  IconTimeline,
} from '@tabler/icons-react'
import { offers } from '#src/lib/features.ts'
import { paths } from '#src/lib/paths.ts'
import type { NavLink } from '#src/ui/frame/nav-links.ts'
import { words } from './words.ts'

/** The dashboard lists the person's courses, with others beside them. */
const courses: NavLink = {
  to: paths.myCourses(),
  text: words.myCourses,
  Icon: IconBooks,
  alsoAt: [
    paths.dashboard(),
    paths.courses(),
    paths.category(''),
    paths.course(''),
    paths.bundle(''),
    paths.freeCourse(''),
  ],
}

/** Classes belong to the routine. */
const routine = {
  to: paths.routine(),
  Icon: IconCalendarMonth,
  alsoAt: [paths.classJoining(), paths.joinLive('')],
}

/** The link to the assignments, with their count beside it. */
export const assignments: NavLink = {
  to: paths.tasks({ kind: 'assignment' }),
  text: words.assignments,
  Icon: IconClipboardText,
}

export const learnLinks: readonly NavLink[] = [
  courses,
  { ...routine, text: words.routine },
  { to: paths.recordings(), text: words.recordings, Icon: IconPlayerPlay },
  assignments,
  { to: paths.tasks({ kind: 'exam' }), text: words.exams, Icon: IconWriting },
  ...(offers.assessments ? [{ to: paths.myAssessments(), text: words.assessments, Icon: IconStairsUp }] : []),
  { to: paths.notes(), text: words.notes, Icon: IconNotes },
]

const career: readonly NavLink[] = [
  ...(offers.certificates
    ? [{ to: paths.certificates(), text: words.certificates, Icon: IconCertificate }]
    : []),
  ...(offers.jobs ? [{ to: paths.jobs(), text: words.jobs, Icon: IconBriefcase }] : []),
]
const workUpdates: NavLink = { to: paths.workUpdates(), text: words.workUpdates, Icon: IconTimeline }
const talentProfile: NavLink = {
  to: paths.talentDesk(),
  text: words.talentProfile,
  Icon: IconUserStar,
  isExact: true,
  alsoAt: [paths.talentProfile(), paths.talentEducation(), paths.talentExperience()],
}

/**
 * Pages whose code is stored with the learner's first page. (`scripts/build/service-worker.ts`) Looking at
 * another one without a connection would load its missing files, which a browser remembers as failed.
 */
export const listOfflineLinks = (): readonly Pick<NavLink, 'to' | 'text'>[] => [
  ...learnLinks.filter(({ to }) => to !== paths.myAssessments()),
  ...(offers.review ? [{ to: paths.review(), text: words.review }] : []),
  ...(offers.keptClasses ? [{ to: paths.keptClasses(), text: words.keptClasses }] : []),
  { to: paths.week(), text: words.week },
  ...career.filter(({ to }) => to === paths.certificates()),
]

/** The link to interviews and offers, with the number of unanswered ones. */
export const answers: NavLink = {
  to: paths.talentInterviews(),
  text: words.answers,
  Icon: IconMessage2,
  alsoAt: [paths.talentOffers()],
}

/** A talent has the learner's pages and the talent's own. (spec 6) */
export function getCareerLinks(isTalent: boolean): readonly NavLink[] {
  return offers.talents && isTalent
    ? [...career, talentProfile, answers, workUpdates]
    : [...career, workUpdates]
}

/** Pages that a phone reaches from the person's page. */
const ownPlaces = [
  paths.profile(),
  paths.devices(),
  paths.notes(),
  paths.support(),
  `${paths.certificates()}/`,
  paths.jobs(),
  `${paths.practice()}/`,
  `${paths.myAssessments()}/`,
  `${paths.transactions()}/`,
  paths.workUpdates(),
  `${paths.talentDesk()}/`,
]

export const bottomLinks: readonly NavLink[] = [
  { ...courses, text: words.bottom.courses },
  { ...routine, text: words.bottom.routine },
  { to: paths.recordings(), text: words.bottom.recordings, Icon: IconPlayerPlay },
  { to: paths.tasks(), text: words.bottom.tasks, Icon: IconClipboardCheck },
  { to: paths.me(), text: words.bottom.me, Icon: IconUserCircle, alsoAt: ownPlaces },
]
