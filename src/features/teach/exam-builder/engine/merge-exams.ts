/**
 * Merges what two tabs or two teachers have changed in one exam since both read it, by question and field.
 */

import { mergeEdits } from '#src/lib/merge-edits.ts'
import { readHtml } from '#src/lib/plain-html.ts'
import { type BuiltExam, type DraftQuestion, type DraftSection, getQuestions } from './built-exam.ts'
import { isSameQuestion, serializeQuestion, type ServerIds } from './contract-shape.ts'

export type Side = 'mine' | 'theirs'

const EXAM_FIELDS = ['title', 'duration', 'description', 'instructions'] as const
type ExamField = (typeof EXAM_FIELDS)[number]
export type QuestionField = 'kind' | 'text' | 'marks' | 'explanation' | 'answers' | 'criteria'

/**
 * A part that both changed to different values. Texts are plain; undefined if one side has removed the
 * question.
 */
export interface Clash {
  /** A field of the exam, the order of its questions, or the index of a question counted from 0. */
  part: ExamField | 'order' | number
  fields: readonly QuestionField[]
  mine: string | undefined
  theirs: string | undefined
}

export interface MergedExam {
  exam: BuiltExam
  clashes: Clash[]
}

/** The parts of a question that are merged as a whole: the key of a choice belongs to its options. */
const PARTS = {
  kind: ['kind'],
  text: ['text'],
  marks: ['marks'],
  explanation: ['explanation'],
  answers: ['options', 'truth', 'contents', 'blanks', 'accept', 'takesLink', 'starters', 'link', 'slots'],
  criteria: ['criteria'],
} as const satisfies Record<QuestionField, readonly (keyof DraftQuestion)[]>

/** The sent content of each part, without ids: the server does not know ids added here. */
function listParts(question: DraftQuestion): Record<QuestionField, unknown> {
  const withoutIds = {
    ...question,
    id: '',
    options: question.options.map(({ text, isRight }) => ({ id: text, text, isRight })),
  }
  const sent = { explanation: '', rubric: [], ...serializeQuestion(withoutIds) }
  const { question_type: kind, text, marks, explanation, rubric, ...rest } = sent
  const answers = JSON.parse(
    JSON.stringify(rest, (key, value: unknown) => (key === '_id' ? undefined : value)),
  ) as unknown
  return { kind, text, marks, explanation, answers, criteria: rubric }
}

const show = (text: string | number) => readHtml(String(text))

function describeClash(
  part: number,
  fields: QuestionField[],
  mine: DraftQuestion,
  theirs: DraftQuestion,
): Clash {
  const isMarks = fields[0] === 'marks'
  const [ours, others] = isMarks ? [mine.marks, theirs.marks] : [mine.text, theirs.text]
  return { part, fields, mine: show(ours), theirs: show(others) }
}

interface Sides {
  base: DraftQuestion | undefined
  mine: DraftQuestion
  theirs: DraftQuestion
}

/**
 * Takes each part from whoever changed it; parts that both changed come from `side`. The id and the unused
 * fields of the local question stay.
 */
function mergeQuestion(
  { base, mine, theirs }: Sides,
  at: number,
  side: Side,
): { question: DraftQuestion; clash: Clash | undefined } {
  const [ours, others] = [listParts(mine), listParts(theirs)]
  // Without a common base every difference is a clash.
  const before = base === undefined ? ({} as typeof ours) : listParts(base)
  const { clashes, values } = mergeEdits(before, ours, others)
  const isKindNew = JSON.stringify(ours.kind) !== JSON.stringify(others.kind)
  // Answers changed by one side mean nothing if the other side changed the kind.
  const fields =
    isKindNew && JSON.stringify(before.answers) !== JSON.stringify(ours.answers)
      ? [...new Set([...clashes, 'kind' as const])]
      : clashes
  const taken = (Object.keys(PARTS) as QuestionField[]).filter((name) => {
    if (fields.includes(name)) return side === 'theirs'
    return JSON.stringify(values[name]) !== JSON.stringify(ours[name])
  })
  if (taken.length === 0)
    return {
      question: mine,
      clash: fields.length === 0 ? undefined : describeClash(at, fields, mine, theirs),
    }
  const changed = Object.fromEntries(taken.flatMap((name) => PARTS[name]).map((key) => [key, theirs[key]]))
  return {
    question: { ...mine, ...changed },
    clash: fields.length === 0 ? undefined : describeClash(at, fields, mine, theirs),
  }
}

type Layout = readonly { title: string; ids: readonly string[] }[]

/** Order and sections of these questions, by their ids on the server. */
function readLayout(
  { sections }: BuiltExam,
  ids: ReadonlySet<string>,
  getId: (question: DraftQuestion) => string,
): Layout {
  return sections
    .map(({ title, questions }) => ({
      title: title.trim(),
      ids: questions.map(getId).filter((id) => ids.has(id)),
    }))
    .filter((section) => section.ids.length > 0)
}

/** Inserts the questions missing in `frame` after those that they followed in `other`. */
function addMissing(
  frame: readonly DraftSection[],
  other: readonly DraftSection[],
  missing: ReadonlySet<string>,
): DraftSection[] {
  const sections = frame.map((section) => ({ ...section, questions: [...section.questions] }))
  for (const section of other) {
    for (const [at, question] of section.questions.entries()) {
      if (!missing.has(question.id)) continue
      const before = section.questions[at - 1]?.id
      const target =
        sections.find(({ questions }) => questions.some(({ id }) => id === before)) ??
        sections.find(({ id, title }) => id === section.id || title.trim() === section.title.trim())
      if (target === undefined) sections.push({ ...section, questions: [question] })
      else target.questions.splice(target.questions.findIndex(({ id }) => id === before) + 1, 0, question)
    }
  }
  return sections
}

interface Versions {
  /** The common base; undefined if it is no longer known. */
  base: BuiltExam | undefined
  mine: BuiltExam
  theirs: BuiltExam
  serverIds: ServerIds
}

/** `side` decides what both changed. */
export function mergeExams({ base, mine, theirs, serverIds }: Versions, side: Side): MergedExam {
  const clashes: Clash[] = []
  const facts = (exam: BuiltExam) =>
    Object.fromEntries(EXAM_FIELDS.map((name) => [name, exam[name]])) as Pick<BuiltExam, ExamField>
  const merged = mergeEdits(
    base === undefined ? ({} as Pick<BuiltExam, ExamField>) : facts(base),
    facts(mine),
    facts(theirs),
  )
  for (const field of merged.clashes)
    clashes.push({ part: field, fields: [], mine: show(mine[field]), theirs: show(theirs[field]) })
  const settled =
    side === 'mine' ? {} : Object.fromEntries(merged.clashes.map((name) => [name, theirs[name]]))

  const getId = ({ id }: DraftQuestion) => serverIds[id] ?? id
  const index = (exam: BuiltExam | undefined) =>
    new Map((exam === undefined ? [] : getQuestions(exam)).map((each) => [getId(each), each]))
  const [were, ours, others] = [index(base), index(mine), index(theirs)]
  /** The questions of the merged exam by their server ids. */
  const kept = new Map<string, DraftQuestion>()
  for (const [at, question] of getQuestions(mine).entries()) {
    const id = getId(question)
    const [was, other] = [were.get(id), others.get(id)]
    if (other !== undefined) {
      const { question: joined, clash } = mergeQuestion(
        { base: was, mine: question, theirs: other },
        at,
        side,
      )
      if (clash !== undefined) clashes.push(clash)
      kept.set(id, joined)
    } else if (was === undefined) kept.set(id, question)
    else if (!isSameQuestion(was, question)) {
      clashes.push({ part: at, fields: [], mine: show(question.text), theirs: undefined })
      if (side === 'mine') kept.set(id, question)
    }
  }
  for (const [at, question] of getQuestions(theirs).entries()) {
    const was = were.get(question.id)
    if (ours.has(question.id)) continue
    if (was === undefined) kept.set(question.id, question)
    else if (!isSameQuestion(was, question)) {
      clashes.push({ part: at, fields: [], mine: undefined, theirs: show(question.text) })
      if (side === 'theirs') kept.set(question.id, question)
    }
  }

  const common = new Set(
    [...ours.keys()].filter((id) => others.has(id) && (base === undefined || were.has(id))),
  )
  const layouts = {
    before: base && readLayout(base, common, getId),
    mine: readLayout(mine, common, getId),
    theirs: readLayout(theirs, common, getId),
  }
  const order = mergeEdits({ layout: layouts.before }, { layout: layouts.mine }, { layout: layouts.theirs })
  if (order.clashes.length > 0) clashes.push({ part: 'order', fields: [], mine: '', theirs: '' })
  const isTheirOrder =
    order.clashes.length > 0
      ? side === 'theirs'
      : JSON.stringify(order.values.layout) !== JSON.stringify(layouts.mine)

  const fill = ({ sections }: BuiltExam): DraftSection[] =>
    sections.map((section) => ({
      ...section,
      questions: section.questions.flatMap((each) => kept.get(getId(each)) ?? []),
    }))
  const [frame, rest] = isTheirOrder ? [theirs, mine] : [mine, theirs]
  const frameIds = new Set(fill(frame).flatMap(({ questions }) => questions.map(({ id }) => id)))
  const missing = new Set([...kept.values()].map(({ id }) => id).filter((id) => !frameIds.has(id)))
  // A newly added section has no question yet, and the server does not know it.
  const emptySections = isTheirOrder ? mine.sections.filter(({ questions }) => questions.length === 0) : []
  const sections = [...addMissing(fill(frame), fill(rest), missing), ...emptySections]
  return { exam: { ...mine, ...merged.values, ...settled, sections }, clashes }
}
