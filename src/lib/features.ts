/**
 * The features that an owner may switch off in `owner/features.json`: then no route, link, call or byte of
 * them is left. The build replaces each `offers.<feature>` with true or false and removes the pages from the
 * tables. (ruling R77, `scripts/features/`)
 */

import own from './owner/features.json' with { type: 'json' }

interface Parts {
  /** Describes what a switch does, for people who ask. */
  what: string
  /**
   * Folders and files below `src` that only this feature uses. A build without the feature fails if one of
   * them is included.
   */
  sources: readonly string[]
  /**
   * Paths of the contract, as an adapter's `missing` names them, that it cannot be without: a build whose
   * server lacks one of them leaves the feature out. (ruling R76, `scripts/features/lacking.ts`)
   */
  needs: readonly string[]
  /** Another feature that it is a part of: off with that one. */
  within?: string
}

/** The table of switches. Pages name their feature in their own facts (`routes/page.ts`). */
export const FEATURES = {
  ai: {
    what: 'marks and questions that the assistant suggests to a teacher',
    sources: [
      'features/teach/exam-builder/ai',
      'features/teach/grading/ai/accept.ts',
      'features/teach/grading/ai/acceptance-outbox.ts',
      'features/teach/grading/ai/suggestion-card.tsx',
      'features/teach/grading/ai/use-suggestion.ts',
      'api/contract/ai.ts',
    ],
    needs: ['ai'],
  },
  assessments: {
    what: 'assessments with levels, their purchase, the ladder of a learner and the audits of a teacher',
    sources: [
      'features/exam/assessments',
      'features/exam/level-attempt',
      'features/teach/level-audits',
      'features/teach/learner-page/levels.tsx',
      'features/account/me/open-level.tsx',
      'routes/guest/assessment-preloads.ts',
      'routes/learner/level-result.tsx',
      'api/contract/assessment.ts',
      'api/contract/level-submission.ts',
    ],
    needs: ['assessment', 'public/assessment', 'level', 'level-submission'],
  },
  certificates: {
    what: 'certificates, the proof book, report card and letter, and the page where anybody checks a paper',
    sources: [
      'features/learn/certificates',
      'features/learn/batch/progress/report-documents.tsx',
      'features/learn/batch/progress/report-card.ts',
      'features/site/certificate-check',
      'api/read-certificates.ts',
      'api/contract/certificate.ts',
    ],
    needs: ['download/certificate', 'certificate'],
  },
  code: {
    what: 'running code where it is read: in practice, assignments, notes and at the grading desk',
    sources: [
      'engines/code/inside',
      'engines/code/parts/inside/run-code.tsx',
      'engines/code/parts/inside/run-blocks.tsx',
      'engines/code/parts/inside/runner.tsx',
      'engines/code/parts/inside/use-run.ts',
    ],
    needs: [],
  },
  freeCourses: { what: 'free courses', sources: ['features/shop/free-course'], needs: ['free-course'] },
  jobs: {
    what: 'job posts and applications, with the page of those who found work',
    sources: ['features/learn/jobs', 'api/contract/job.ts'],
    needs: ['jobpost'],
  },
  keptClasses: {
    what: 'classes and modules that a learner keeps on the device; also off where the environment has no VITE_KEEP_CLASSES=on',
    sources: ['features/learn/shared/kept', 'stores/kept'],
    needs: [],
  },
  keptPapers: {
    what: 'papers that a teacher takes along on the device; also off where the environment has no VITE_KEEP_PAPERS=on',
    sources: ['features/teach/grading/kept-papers', 'stores/papers'],
    needs: [],
  },
  markQuestions: {
    what: 'what a learner says about the mark of one answer, and the teacher’s replies',
    within: 'reviews',
    sources: ['features/exam/shared/mark-question', 'features/teach/grading/asked'],
    needs: [],
  },
  notes: {
    what: 'notes of classes, and the page of all notes',
    sources: ['features/learn/notes/all-notes.tsx', 'features/learn/notes/recording-notes.tsx'],
    needs: ['note'],
  },
  notifications: {
    what: 'the bell and the page of notifications',
    sources: ['features/account/notifications/bell.tsx', 'features/account/notifications/notifications.tsx'],
    needs: ['notification'],
  },
  orientation: {
    what: 'the free session before a course, with its booking',
    sources: ['features/site/orientation', 'api/contract/orientation.ts'],
    needs: ['course/orientation', 'live/orientation', 'orientation-book'],
  },
  placements: {
    what: 'the page of those who found work',
    within: 'jobs',
    sources: ['features/site/placements'],
    needs: ['jobplacement'],
  },
  playlists: { what: 'free playlists', sources: ['features/site/playlists'], needs: ['playlist'] },
  referral: {
    what: 'the link for friends of a batch',
    sources: ['features/learn/batch/about/referral-card.tsx'],
    needs: ['batch/referral'],
  },
  resources: {
    what: 'files and links of a batch',
    sources: ['features/learn/batch/resources', 'features/teach/resource-editor'],
    needs: ['resource'],
  },
  review: {
    what: 'cards of what went wrong, asked again in time (ঝালাই)',
    sources: ['features/learn/review', 'engines/review', 'stores/review'],
    needs: [],
  },
  reviews: {
    what: 'stars and a comment that learners and teachers give a class, a recording, a course or a submission',
    sources: ['features/account/review'],
    needs: ['review'],
  },
  talents: {
    what: 'the talent’s desk with interviews and offers, and the public page of a talent',
    sources: ['features/talent', 'routes/talent', 'api/contract/talent-page.ts', 'api/contract/talent.ts'],
    needs: ['talent', 'interview', 'offer'],
  },
  transactions: {
    what: 'the list of a learner’s payments, with their receipts',
    sources: ['features/shop/transactions'],
    needs: ['transaction/:idx'],
  },
} as const satisfies Record<string, Parts>

export type Feature = keyof typeof FEATURES

export const featureNames = Object.keys(FEATURES) as Feature[]

/** What the server of this build lacks; the command that builds says so. (`scripts/features/lacking.ts`) */
const lacking = (globalThis.process?.env.APP_LACKS ?? '').split(',')

/** Features that the owner's file does not name are on. */
const isOn = (name: Feature) =>
  ((own as Partial<Record<Feature, boolean>>)[name] ?? true) && !lacking.includes(name)

export const offers = Object.fromEntries(
  featureNames.map((name) => {
    const { within }: Parts = FEATURES[name]
    return [name, isOn(name) && (within === undefined || isOn(within as Feature))]
  }),
) as Readonly<Record<Feature, boolean>>
