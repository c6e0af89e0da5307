/** Pages and actions of each role. (ruling R66) */

import {
  IconBell,
  IconBellCog,
  IconBooks,
  IconBriefcase,
  IconCalendarMonth,
  IconCertificate,
  IconClipboardCheck,
  IconDevices,
  IconFileCertificate,
  IconHelpCircle,
  IconHome,
  IconInfoCircle,
  IconLifebuoy,
  IconLogin2,
  IconLogout,
  IconMessage2,
  IconMoon,
  IconNotes,
  IconPlayerPlay,
  IconReceipt,
  IconSpeakerphone,
  IconStairsUp,
  IconSun,
  IconTarget,
  IconTimeline,
  IconUserCircle,
  IconUsersGroup,
  IconWriting,
  type TablerIcon,
} from '@tabler/icons-react'
import { offers } from '#src/lib/features.ts'
import { paths } from '#src/lib/paths.ts'
import type { Role } from '#src/lib/role.ts'
import { destinationWords } from './destination-words.ts'
import type { Item } from './item.ts'

type Name = keyof typeof destinationWords

function buildPlace(name: Name, Icon: TablerIcon, to: string): Item {
  return { id: `place:${name}`, group: 'places', ...destinationWords[name], look: Icon, to }
}

function buildAction(name: Name, Icon: TablerIcon, action: NonNullable<Item['action']>): Item {
  return { id: `place:${name}`, group: 'places', ...destinationWords[name], look: Icon, action }
}

const forAll = (): Item[] => [
  buildPlace('catalogue', IconBooks, paths.courses()),
  buildPlace('free', IconPlayerPlay, paths.freeCourses()),
  buildAction('help', IconHelpCircle, 'help'),
  buildPlace('support', IconLifebuoy, paths.support()),
  buildPlace('refunds', IconReceipt, paths.refundPolicy()),
  buildPlace('howItWorks', IconInfoCircle, paths.howItWorks()),
  ...(offers.certificates ? [buildPlace('certificateCheck', IconCertificate, paths.certificateCheck())] : []),
  buildAction('dark', IconMoon, 'dark'),
  buildAction('light', IconSun, 'light'),
]

const forLearners = (): Item[] => [
  buildPlace('routine', IconCalendarMonth, paths.routine()),
  buildPlace('due', IconClipboardCheck, paths.tasks()),
  buildPlace('exams', IconWriting, paths.tasks({ kind: 'exam' })),
  buildPlace('recordings', IconPlayerPlay, paths.recordings()),
  buildPlace('courses', IconBooks, paths.myCourses()),
  buildPlace('notes', IconNotes, paths.notes()),
  buildPlace('practice', IconTarget, paths.practice()),
  ...(offers.assessments ? [buildPlace('assessments', IconStairsUp, paths.myAssessments())] : []),
  ...(offers.certificates ? [buildPlace('certificates', IconCertificate, paths.certificates())] : []),
  buildPlace('transactions', IconReceipt, paths.transactions()),
  buildPlace('workUpdates', IconTimeline, paths.workUpdates()),
  buildPlace('notifications', IconBell, paths.notifications()),
  buildPlace('alerts', IconBellCog, paths.alertSettings()),
  buildPlace('profile', IconUserCircle, paths.profile()),
  buildPlace('devices', IconDevices, paths.devices()),
  ...(offers.jobs ? [buildPlace('jobs', IconBriefcase, paths.jobs())] : []),
]

const forTeachers = (): Item[] => [
  buildPlace('today', IconCalendarMonth, paths.teacher()),
  buildPlace('grading', IconClipboardCheck, paths.submissions()),
  ...(offers.assessments ? [buildPlace('levels', IconStairsUp, paths.teacherLevels())] : []),
  buildPlace('batches', IconUsersGroup, paths.teacherBatches()),
  buildPlace('notices', IconSpeakerphone, paths.teacherNotices()),
  buildPlace('newNotice', IconSpeakerphone, paths.teacherNewNotice()),
  buildPlace('newExam', IconWriting, paths.newExam()),
  buildPlace('notifications', IconBell, paths.teacherNotifications()),
  buildPlace('alerts', IconBellCog, paths.teacherAlertSettings()),
]

const listOwn: Readonly<Record<Role, () => Item[]>> = {
  guest: () => [
    buildPlace('home', IconHome, paths.home()),
    ...(offers.assessments ? [buildPlace('openAssessments', IconStairsUp, paths.assessments())] : []),
    buildPlace('login', IconLogin2, paths.login()),
  ],
  learner: forLearners,
  talent: () => [
    ...forLearners(),
    ...(offers.talents
      ? [
          buildPlace('desk', IconBriefcase, paths.talentDesk()),
          buildPlace('interviews', IconMessage2, paths.talentInterviews()),
          buildPlace('offers', IconFileCertificate, paths.talentOffers()),
        ]
      : []),
  ],
  teacher: forTeachers,
}

export function listDestinations(role: Role): Item[] {
  const logOut = role === 'guest' ? [] : [buildAction('logOut', IconLogout, 'log-out')]
  return [...listOwn[role](), ...forAll(), ...logOut]
}
