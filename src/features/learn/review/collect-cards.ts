/**
 * Reads the person's marked papers and makes cards of what went wrong. Each paper is read once, and again when
 * it changed, when its answers are disclosed, or after a week, since a teacher may have corrected a question.
 */

import { call, type CallOptions } from '#src/api/call.ts'
import { levelSubmission } from '#src/api/contract/level-submission.ts'
import { studyPlan } from '#src/api/contract/study-plan.ts'
import { submission } from '#src/api/contract/submission.ts'
import type { StudyPlan } from '#src/api/shapes/study-plan.ts'
import type { Submission, SubmissionCard } from '#src/api/shapes/submission.ts'
import type { Card } from '#src/engines/review/card.ts'
import { DAY_MS } from '#src/lib/duration.ts'
import { offers } from '#src/lib/features.ts'
import { paths } from '#src/lib/paths.ts'
import { readEveryPage } from '#src/lib/read-every-page.ts'
import { getServerNow } from '#src/lib/server-time.ts'
import type { DeckSettings } from '#src/stores/review/deck.ts'
import { readFlagged } from '#src/stores/review/flagged.ts'
import {
  findTeachers,
  type LessonReads,
  listClasses,
  makeLessonReads,
  type TaughtModule,
} from './find-teachers.ts'
import { makeCards, type PaperOrigin } from './make-cards.ts'

const WEEK_MS = 7 * DAY_MS

type Papers = DeckSettings['papers']

/** A paper that may have to be read. */
interface Candidate {
  id: string
  version: number
  read: () => Promise<{ paper: Submission; topic: PaperTopic }>
}

interface PaperTopic {
  origin: PaperOrigin
  /** The module that taught its questions, if it has one. */
  module?: TaughtModule
}

/** The module of an exam teaches it, with what it had before the exam. */
function findTopic(plan: StudyPlan, exam: string): PaperTopic | undefined {
  const module = plan.modules.find(({ plans }) =>
    plans.some(({ items }) => items.some(({ _id }) => _id === exam)),
  )
  if (module === undefined) return undefined
  const items = module.plans.flatMap((day) => day.items)
  const before = items.slice(
    0,
    items.findIndex(({ _id }) => _id === exam),
  )
  const batch = plan.batch._id
  const { _id: id, title } = module
  return {
    origin: {
      from: 'exam',
      topic: { key: id, title },
      teacher: { kind: 'module', to: paths.module(batch, id), title },
    },
    module: { batch, id, title, classes: listClasses(before) },
  }
}

function makeTopicFinder(options: CallOptions): (card: SubmissionCard) => Promise<PaperTopic> {
  const plans = new Map<string, Promise<StudyPlan | undefined>>()
  const readPlan = (batch: string) => {
    const known =
      plans.get(batch) ?? call(studyPlan.revised, { params: { id: batch } }, options).catch(() => undefined)
    plans.set(batch, known)
    return known
  }
  return async ({ _id, exam, title, batch }) => {
    const plan = batch && (await readPlan(batch._id))
    const topic = plan && exam ? findTopic(plan, exam) : undefined
    if (topic) return topic
    const to = exam ? paths.practiceQuiz(exam) : paths.practice()
    return {
      origin: {
        from: 'practice',
        topic: { key: exam ?? _id, title },
        teacher: { kind: 'practice', to, title },
      },
    }
  }
}

async function listExams(options: CallOptions): Promise<Candidate[]> {
  const cards = await readEveryPage((query) => call(submission.listIterative, { query }, options))
  const findPaperTopic = makeTopicFinder(options)
  return cards
    .filter(({ exam, state }) => exam && state === 'checked')
    .map((card) => ({
      id: card._id,
      version: card.version,
      read: async () => ({
        paper: await call(submission.one, { params: { id: card._id } }, options),
        topic: await findPaperTopic(card),
      }),
    }))
}

async function listLevels(options: CallOptions): Promise<Candidate[]> {
  const cards = await readEveryPage((query) => call(levelSubmission.list, { query }, options))
  return cards
    .filter(({ state }) => state === 'passed' || state === 'failed')
    .map(({ _id: id, version, assessment, level }) => ({
      id,
      version,
      read: async () => ({
        paper: await call(levelSubmission.response, { params: { id } }, options),
        topic: {
          origin: {
            from: 'level',
            topic: { key: assessment._id, title: assessment.title },
            teacher: {
              kind: 'practice',
              to: paths.assessmentLevel(assessment._id, level._id),
              title: assessment.title,
            },
          },
        },
      }),
    }))
}

/** When to read a paper again whose answers are hidden, or that may be corrected. */
function getNextLook({ keys, keys_shown_at: shownAt }: Submission, now: number): number {
  if (keys.length > 0) return now + WEEK_MS
  return shownAt ? Date.parse(shownAt) : now + DAY_MS
}

async function addTeachers(
  cards: readonly Card[],
  { module }: PaperTopic,
  reads: LessonReads,
): Promise<Card[]> {
  if (module === undefined) return [...cards]
  const taught: Card[] = []
  for (const card of cards) {
    const [teacher = card.teacher, ...more] = await findTeachers(card, module, reads)
    taught.push({ ...card, teacher, ...(more.length > 0 && { more }) })
  }
  return taught
}

export interface Collected {
  cards: Card[]
  papers: Papers
}

/**
 * Returns the cards of the papers that were due to be read, with those that `others`, another device, has made of them. `onPart` gets them paper by paper, so that a
 * connection that is lost halfway loses nothing.
 */
export async function collectCards(
  known: Papers,
  others: ReadonlySet<string>,
  onPart: (part: Collected) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const options: CallOptions = { isQuiet: true, signal }
  const candidates = [...(await listExams(options)), ...(offers.assessments ? await listLevels(options) : [])]
  const reads = makeLessonReads(options)
  for (const { id, version, read } of candidates) {
    const now = getServerNow()
    const before = known[id]
    if (before?.version === version && before.again > now) continue
    // One at a time, so that it does not burden the shared server.
    const { paper, topic } = await read()
    const wanted = { flagged: readFlagged(id), cards: others }
    const cards = await addTeachers(makeCards(paper, topic.origin, now, wanted), topic, reads)
    signal.throwIfAborted()
    await onPart({
      cards,
      papers: { [id]: { version, again: getNextLook(paper, now) } },
    })
  }
}
