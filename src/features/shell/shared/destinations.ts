/**
 * The pages that menus, bars and the palette lead to: address, name and icon of each, and whose it is. Sidebars,
 * menus, tiles and bottom bars choose from it by name; the palette finds all pages of a role. (rulings R50, R66)
 */

import {
  IconBell,
  IconBellCog,
  IconBooks,
  IconBriefcase,
  IconCalendarCheck,
  IconCalendarEvent,
  IconCalendarMonth,
  IconCards,
  IconCertificate,
  IconClipboardCheck,
  IconClipboardText,
  IconDeviceFloppy,
  IconDeviceMobile,
  IconDevices,
  IconFileCertificate,
  IconHome,
  IconInfoCircle,
  IconLifebuoy,
  IconLogin2,
  IconMessage2,
  IconNotes,
  IconPlayerPlay,
  IconReceipt,
  IconSpeakerphone,
  IconStairsUp,
  IconTarget,
  IconTimeline,
  IconUserCircle,
  IconUsersGroup,
  IconUserStar,
  IconWriting,
} from '@tabler/icons-react'
import { offers } from '#src/lib/features.ts'
import { paths } from '#src/lib/paths.ts'
import { type Role, ROLES } from '#src/lib/role.ts'
import type { NavLink } from '#src/ui/frame/nav-links.ts'
import { words } from './words.ts'

export interface Destination extends NavLink {
  short?: string
  /** Whose palette finds it; without it, another page's entry leads there. */
  roles?: readonly Role[]
  /** False where the owner left its page out. */
  isOffered?: boolean
}

/** A talent has the learner's pages and the talent's own. (spec 6) */
const LEARNERS = ['learner', 'talent'] as const satisfies readonly Role[]
const GUESTS = ['guest'] as const satisfies readonly Role[]
const TALENTS = ['talent'] as const satisfies readonly Role[]
const TEACHERS = ['teacher'] as const satisfies readonly Role[]

const TABLE = {
  home: { to: paths.home(), text: words.home, Icon: IconHome, roles: GUESTS },
  openAssessments: {
    to: paths.assessments(),
    text: words.openAssessments,
    Icon: IconStairsUp,
    roles: GUESTS,
    isOffered: offers.assessments,
  },
  login: { to: paths.login(), text: words.login, Icon: IconLogin2, roles: GUESTS },

  day: {
    to: paths.dashboard(),
    text: words.short.today,
    Icon: IconCalendarCheck,
    roles: LEARNERS,
    isExact: true,
    // The same list, and the rooms that its rows lead to.
    alsoAt: [paths.routine(), paths.classJoining(), paths.joinLive('')],
  },
  routine: {
    to: paths.routine(),
    text: words.routine,
    short: words.short.routine,
    Icon: IconCalendarMonth,
    roles: LEARNERS,
    // Classes belong to it.
    alsoAt: [paths.classJoining(), paths.joinLive('')],
  },
  tasks: {
    to: paths.tasks(),
    text: words.tasks,
    short: words.short.tasks,
    Icon: IconClipboardCheck,
    roles: LEARNERS,
  },
  assignments: { to: paths.tasks({ kind: 'assignment' }), text: words.assignments, Icon: IconClipboardText },
  exams: { to: paths.tasks({ kind: 'exam' }), text: words.exams, Icon: IconWriting, roles: LEARNERS },
  recordings: { to: paths.recordings(), text: words.recordings, Icon: IconPlayerPlay, roles: LEARNERS },
  courses: {
    to: paths.myCourses(),
    text: words.courses,
    short: words.short.courses,
    Icon: IconBooks,
    roles: LEARNERS,
    // The person's courses have others beside them.
    alsoAt: [paths.courses(), paths.category(''), paths.course(''), paths.bundle(''), paths.freeCourse('')],
  },
  notes: {
    to: paths.notes(),
    text: words.notes,
    short: words.short.notes,
    Icon: IconNotes,
    roles: LEARNERS,
    isOffered: offers.notes,
  },
  practice: { to: paths.practice(), text: words.practice, Icon: IconTarget, roles: LEARNERS },
  review: { to: paths.review(), text: words.review, Icon: IconCards, isOffered: offers.review },
  week: { to: paths.week(), text: words.week, Icon: IconCalendarMonth },
  keptClasses: {
    to: paths.keptClasses(),
    text: words.keptClasses,
    Icon: IconDeviceMobile,
    isOffered: offers.keptClasses,
  },
  assessments: {
    to: paths.myAssessments(),
    text: words.assessments,
    short: words.short.assessments,
    Icon: IconStairsUp,
    roles: LEARNERS,
    isOffered: offers.assessments,
  },
  certificates: {
    to: paths.certificates(),
    text: words.certificates,
    Icon: IconCertificate,
    roles: LEARNERS,
    isOffered: offers.certificates,
  },
  transactions: {
    to: paths.transactions(),
    text: words.transactions,
    Icon: IconReceipt,
    roles: LEARNERS,
    isOffered: offers.transactions,
  },
  workUpdates: { to: paths.workUpdates(), text: words.workUpdates, Icon: IconTimeline, roles: LEARNERS },
  notifications: {
    to: paths.notifications(),
    text: words.notifications,
    Icon: IconBell,
    roles: LEARNERS,
    isOffered: offers.notifications,
  },
  alerts: { to: paths.alertSettings(), text: words.alerts, Icon: IconBellCog, roles: LEARNERS },
  profile: { to: paths.profile(), text: words.profile, Icon: IconUserCircle, roles: LEARNERS },
  devices: { to: paths.devices(), text: words.devices, Icon: IconDevices, roles: LEARNERS },
  onDevice: { to: paths.onDevice(), text: words.onDevice, Icon: IconDeviceFloppy, roles: LEARNERS },
  jobs: { to: paths.jobs(), text: words.jobs, Icon: IconBriefcase, roles: LEARNERS, isOffered: offers.jobs },
  me: { to: paths.me(), text: words.me, Icon: IconUserCircle },

  desk: {
    to: paths.talentDesk(),
    text: words.desk,
    Icon: IconUserStar,
    roles: TALENTS,
    isOffered: offers.talents,
    isExact: true,
    alsoAt: [paths.talentProfile(), paths.talentEducation(), paths.talentExperience()],
  },
  interviews: {
    to: paths.talentInterviews(),
    text: words.interviews,
    Icon: IconMessage2,
    roles: TALENTS,
    isOffered: offers.talents,
  },
  offers: {
    to: paths.talentOffers(),
    text: words.offers,
    Icon: IconFileCertificate,
    roles: TALENTS,
    isOffered: offers.talents,
  },
  talentAlerts: {
    to: offers.talents ? paths.talentAlertSettings() : paths.alertSettings(),
    text: words.alerts,
    Icon: IconBellCog,
  },

  today: {
    to: paths.teacher(),
    text: words.today,
    short: words.short.today,
    Icon: IconCalendarEvent,
    roles: TEACHERS,
    isExact: true,
  },
  grading: { to: paths.submissions(), text: words.grading, Icon: IconClipboardCheck, roles: TEACHERS },
  levels: {
    to: paths.teacherLevels(),
    text: words.levels,
    short: words.short.levels,
    Icon: IconStairsUp,
    roles: TEACHERS,
    isOffered: offers.assessments,
  },
  batches: {
    to: paths.teacherBatches(),
    text: words.batches,
    short: words.short.batches,
    Icon: IconUsersGroup,
    roles: TEACHERS,
  },
  notices: { to: paths.teacherNotices(), text: words.notices, Icon: IconSpeakerphone, roles: TEACHERS },
  newNotice: { to: paths.teacherNewNotice(), text: words.newNotice, Icon: IconSpeakerphone, roles: TEACHERS },
  newExam: { to: paths.newExam(), text: words.newExam, Icon: IconWriting, roles: TEACHERS },
  teacherNotifications: {
    to: paths.teacherNotifications(),
    text: words.notifications,
    Icon: IconBell,
    roles: TEACHERS,
    isOffered: offers.notifications,
  },
  teacherAlerts: {
    to: paths.teacherAlertSettings(),
    text: words.alerts,
    Icon: IconBellCog,
    roles: TEACHERS,
  },
  teacherOnDevice: {
    to: paths.teacherOnDevice(),
    text: words.onDevice,
    Icon: IconDeviceFloppy,
    roles: TEACHERS,
  },
  teacherJobs: { to: paths.teacherJobs(), text: words.jobs, Icon: IconBriefcase, isOffered: offers.jobs },

  catalogue: { to: paths.courses(), text: words.catalogue, Icon: IconBooks, roles: ROLES },
  free: {
    to: paths.freeCourses(),
    text: words.free,
    Icon: IconPlayerPlay,
    roles: ROLES,
    isOffered: offers.freeCourses,
  },
  support: {
    to: paths.support(),
    text: words.support,
    short: words.short.support,
    Icon: IconLifebuoy,
    roles: ROLES,
  },
  refunds: { to: paths.refundPolicy(), text: words.refunds, Icon: IconReceipt, roles: ROLES },
  howItWorks: { to: paths.howItWorks(), text: words.howItWorks, Icon: IconInfoCircle, roles: ROLES },
  certificateCheck: {
    to: paths.certificateCheck(),
    text: words.certificateCheck,
    Icon: IconCertificate,
    roles: ROLES,
    isOffered: offers.certificates,
  },
} as const satisfies Record<string, Destination>

export type DestinationName = keyof typeof TABLE
/** The pages that the palette finds, which have search words there. */
export type FoundName = {
  [Name in DestinationName]: (typeof TABLE)[Name] extends { roles: readonly Role[] } ? Name : never
}[DestinationName]

export const destinations: Readonly<Record<DestinationName, Destination>> = TABLE

/** Those of the named pages that this platform offers, in this order. */
export function listOffered(chosen: readonly DestinationName[]): Destination[] {
  return chosen.map((name) => destinations[name]).filter(({ isOffered = true }) => isOffered)
}

export function listFound(role: Role): FoundName[] {
  const all = Object.entries(destinations) as [FoundName, Destination][]
  return all.flatMap(([name, { roles = [], isOffered = true }]) =>
    isOffered && roles.includes(role) ? name : [],
  )
}

export function shorten(destination: Destination): NavLink {
  return { ...destination, text: destination.short ?? destination.text }
}

const LEARNING = [
  'courses',
  'practice',
  'notes',
  'week',
  'transactions',
  'assessments',
  'workUpdates',
] as const
const OWN = ['profile', 'devices', 'onDevice'] as const

/** The account menu of each role; on a phone it is a page. */
export const accountPages: Readonly<Record<Role, readonly DestinationName[]>> = {
  guest: [],
  learner: [...LEARNING, ...OWN, 'alerts', 'support'],
  talent: [...LEARNING, 'desk', ...OWN, 'talentAlerts', 'support'],
  teacher: ['today', 'teacherJobs', 'teacherAlerts', 'teacherOnDevice', 'support'],
}

/** On a phone these are only reachable from the person's page: the bottom bar has no space for them. */
export const tilePages = ['certificates', 'jobs', 'practice', 'tasks'] as const satisfies DestinationName[]
