/**
 * Rows and cards that a feature draws itself, although the kit has compositions for them. Each is listed here with its
 * reason, in one of the five groups of decision 17. (decision 0017)
 */

import { type Node, syntaxOf } from './name-uses.ts'
import { isTest, type SourceFile } from './source-tree.ts'

/** [file below `src/features`, its rows and cards, why the kit does not draw them] */
type Own = readonly [file: string, names: string, why: string]

export const OWN_ROWS: Readonly<Record<string, readonly Own[]>> = {
  'the thing itself': [
    [
      'account/notifications/notification-list',
      'NotificationRow',
      'unread ground, time in the title line, inner rows',
    ],
    ['learn/my-courses/course-row', 'CourseRow', 'picture and progress of an own course'],
    ['learn/player/no-picture', 'NoLine', 'takes the place of the picture'],
    ['learn/player/playlist-player', 'NextCard', 'the next film, counted down below this one'],
    ['learn/player/recording-layout', 'SaveLine PlaceLine PhoneLine', 'reserved lines below the film'],
    ['learn/player/settings-menu', 'QualityLine', 'a radio button of the player, on its dark ground'],
    ['learn/player/transcript', 'Line', 'follows the film word by word'],
    ['learn/recordings/recording-row', 'RecordingRow', 'ring, check box and stored copy'],
    [
      'learn/study-plan/study-row',
      'Line StudyRow ResourcesRow',
      'day, icon and state in columns over the whole plan',
    ],
    ['learn/today/days/day-row', 'DayRow', 'times in a column of their own'],
    ['learn/today/strong-card', 'DueCard CalmCard', 'the one card of the day'],
    ['learn/today/untimed-rows', 'ResumeRow', 'a row of the day with a ring'],
    [
      'learn/today/urgent-card',
      'UrgentRow NoticeRow DueRow PendingRow UnsentRow UrgentCard',
      'what is urgent today, by tone',
    ],
    ['shell/saving/saving-line', 'Line', 'lies over the page, fixed at its foot'],
    ['site/course-page/curriculum-row', 'CurriculumRow', 'the curriculum of a course'],
  ],
  'virtual, or in columns': [
    ['account/alerts/alerts', 'KindRow', 'a table: kinds by ways'],
    ['learn/batch/progress/leaderboard', 'LeaderRow', 'a table: ranks'],
    ['shop/transactions/transaction-list', 'TransactionRow', 'a table: payments'],
    ['teach/grading-queue/page-row', 'PageRow', 'virtual, in columns'],
    ['teach/grading-queue/queue-row', 'QueueRow', 'virtual: a skeleton until its page is read'],
    ['teach/grading-queue/rail-row', 'RailRow', 'virtual, beside the work'],
    ['teach/statistics/question-list', 'ChoiceRow QuestionRow', 'letters, bars and figures below each other'],
    ['teach/teacher-today/to-grade', 'WorkLine', 'progress bars below each other'],
  ],
  'keys and places that stay put': [
    ['help/support/category-step', 'Tile', 'radio buttons in a grid'],
    ['shell/guest/mega-menu', 'SubjectRow', 'subjects beside the courses that they open'],
    ['shell/guest/mega-menu-courses', 'CourseRow', 'courses beside their subject'],
    ['shell/palette/result-list', 'ResultRow', 'options of a list box under the arrow keys'],
    ['teach/exam-builder/outline/drag-list', 'DragRow', 'dragged'],
    ['teach/exam-builder/outline/outline-row', 'OutlineRow', 'the outline of an exam'],
    ['teach/grading/ai/suggestion-card', 'SuggestionCard', 'marks of the desk'],
    ['teach/grading/by-question/side-panel', 'GroupCard', 'equal answers, marked by keys'],
    ['teach/grading/marks/mark-row', 'MarkRow', 'marks of the desk'],
    ['teach/grading/reasons/row-reasons', 'ReasonLine', 'reasons of the desk'],
    ['teach/grading/retest/retest-card', 'RetestCard', 'answers a request beside the marks'],
    ['teach/live-class/turn-row', 'TurnRow', 'the help queue of a running class'],
  ],
  'sells or celebrates': [
    ['exam/assessments/assessment-card', 'AssessmentCard', 'levels and stars of an assessment'],
    ['learn/certificates/certificates', 'EarnedCard', 'the certificate, small'],
    ['learn/jobs/job-card', 'JobCard', 'an offered job'],
    ['learn/jobs/job-facts', 'MatchLine', 'the seam of fitting skills on a job'],
    ['learn/jobs/match-card', 'MatchCard', 'how a job fits'],
    ['learn/today/live-card', 'OfflineCard LiveCard', 'the live class'],
    ['shell/guest/promo-line', 'PromoLine', 'an offer above the page'],
    ['shell/learner/sidebar', 'AppCard', 'offers the app'],
    ['shell/teacher/teacher-card', 'TeacherCard', 'the teacher as the catalogue shows them'],
    ['site/course-card/course-card', 'CourseCard', 'a course of the catalogue'],
    ['site/course-page/buy-box', 'PromoLine', 'a code in the buy box'],
    ['site/course-page/projects', 'ProjectCard', 'projects of a course'],
    ['site/course-page/share-buttons', 'ShareLine', 'shares a course'],
    ['site/course-page/teachers', 'TeacherCard', 'teachers of a course'],
    ['site/home/category-row', 'Tile CategoryRow', 'drawings of the subjects'],
    ['site/home/hero-picture', 'AssignmentCard LiveCard JobCard', 'parts of a picture'],
    ['site/plain-pages/app-links', 'PlatformCard', 'offers the app; on a phone a row of one frame'],
    ['site/plain-pages/cms-sections', 'ItemCard', 'what an editor offers; on a phone a row of one frame'],
    ['site/playlists/playlist-list', 'PlaylistRow', 'free lessons with their drawing'],
    ['teach/teacher-today/next-class', 'ClassCard', 'the live class, for its teacher'],
  ],
  'paper and questions': [
    ['exam/assignment/file-row', 'FileRow', 'a file of an assignment, inside of its text'],
    ['exam/exam-room/after/question-result', 'Line', 'an answer: code, words, or a link'],
    ['exam/exam-room/question/choice', 'OptionRow', 'a choice of a question'],
    ['exam/exam-room/room/conflict-card', 'ConflictCard', 'two answers of one question'],
    ['exam/exam-room/room/question-card', 'QuestionCard', 'a question of an exam'],
    ['exam/exam-room/room/save-mark', 'SaveLine', 'whether an answer has arrived'],
    ['learn/certificates/proof-book', 'PaperRow BestWorkRow StarsRow', 'rows of a printed page'],
    ['learn/notes/note-card', 'NoteCard', 'a note beside a film'],
    ['learn/review/asked-card', 'AskedCard', 'a card of ঝালাই'],
    ['learn/review/card-answer', 'TeacherRow', 'where the answer of a card was taught'],
    ['talent/answers/answer-card', 'WaitingCard AnsweredCard', 'an offer to a talent'],
    ['teach/exam-builder/transfer/found-list', 'FoundRow', 'a question as it stood, and as it was read'],
    ['teach/grading/work/code-view', 'Line PlainLine', 'lines of code'],
    ['teach/grading/work/line-comment', 'NoticedLine', 'a remark between lines of code'],
  ],
}

const IS_NAMED_SO = /^(?:[A-Z]\w*)?(?:Row|Card|Tile|Line|Item)$/
const SHEET = /^import (\w+) from '[^']+\.module\.css'/gm
/** Compositions of the kit that draw a row or a card; the other ones lie inside these. */
const COMPOSITIONS: Readonly<Record<string, string>> = {
  WorkRow: 'src/ui/work-row.tsx',
  Notice: 'src/ui/notice.tsx',
  Section: 'src/ui/section.tsx',
  FormCard: 'src/ui/fields/form-card.tsx',
  FieldGroup: 'src/ui/fields/field-group.tsx',
  Remark: 'src/ui/text/remark.tsx',
}

function isComponent({ type, id }: Node): boolean {
  const name = String((id as Node | null | undefined)?.['name'])
  return (type === 'FunctionDeclaration' || type === 'VariableDeclarator') && IS_NAMED_SO.test(name)
}

/** The components named like a row or card that use a class of a style sheet and no composition. */
function listOwn(file: SourceFile): string[] {
  const sheets = [...file.code.matchAll(SHEET)].map(([, name]) => name)
  if (sheets.length === 0) return []
  const targets = new Set(file.imports.map(({ target }) => target))
  const given = Object.keys(COMPOSITIONS).filter((name) => targets.has(COMPOSITIONS[name] ?? ''))
  const usesSheet = new RegExp(`\\b(?:${sheets.join('|')})[.[]`)
  const drawsGiven = new RegExp(`<(?:${given.join('|') || '-'})\\b`)
  return [...syntaxOf(file).parents.keys()]
    .filter((node) => isComponent(node))
    .filter(({ start, end }) => {
      const code = file.code.slice(start, end)
      return usesSheet.test(code) && !drawsGiven.test(code)
    })
    .map(({ id }) => String((id as Node)['name']))
}

export function ownRowFaults(files: readonly SourceFile[]): string[] {
  const listed = Object.values(OWN_ROWS)
    .flat()
    .map(([file, names]) => ({ path: `src/features/${file}.tsx`, names: names.split(' ') }))
  const reasoned = listed.flatMap(({ path, names }) => names.map((name) => `${path}: ${name}`))
  const found = files
    .filter((file) => file.path.startsWith('src/features/') && file.path.endsWith('.tsx') && !isTest(file))
    .flatMap((file) => listOwn(file).map((name) => `${file.path}: ${name}`))
  // A planted tree has only the files that its violation needs.
  const present = new Set(files.map(({ path }) => path))
  const gone = listed
    .filter(({ path }) => present.has(path) || present.has(COMPOSITIONS['WorkRow'] ?? ''))
    .flatMap(({ path, names }) => names.map((name) => `${path}: ${name}`))
    .filter((each) => !found.includes(each))
  return [
    ...found
      .filter((each) => !reasoned.includes(each))
      .map(
        (each) =>
          `${each} draws a row or card of its own: use WorkRow in a RowList, Facts, Notice, Section, FormCard, ` +
          'FieldGroup, Toolbar, Remark, Empty or Failed, or give its reason in tests/rules/own-rows.ts (decision 17)',
      ),
    ...gone.map((each) => `${each} draws no row or card of its own: take it out of tests/rules/own-rows.ts`),
  ]
}
