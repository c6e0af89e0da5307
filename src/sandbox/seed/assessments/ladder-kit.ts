/** The words that the seed's assessments are written in; ids come from places, so that the same text always has the same id. */
import type { assessment, level } from '../../database/tables/assessment.ts'
import type { TeacherQuestion } from '#src/api/shapes/question.ts'
import type { CategoryId } from '../catalogue/categories.ts'

type LevelRow = typeof level.$inferInsert
type Section = NonNullable<LevelRow['sections']>[number]

/** A question without its place: the place gives it its id. */
type Draft = (id: string) => TeacherQuestion

export interface LevelDraft {
  title: string
  text: string
  /** Topics with their questions. */
  topics: Readonly<Record<string, readonly Draft[]>>
  minutes?: number
  /** Left out: as the assessment has it; null: not for sale. */
  price?: number | null
}

export interface LadderDraft {
  key: string
  category: CategoryId
  title: string
  text: string
  description: string
  outcomes: string[]
  teacher: string
  leadsTo?: string
  /** Of each level that does not say otherwise; the struck old price with it. */
  price: number
  real?: number
  levels: readonly LevelDraft[]
}

const TRIES = 3
const LETTERS = 'abcdefgh'

const options = (id: string, texts: readonly string[]) => texts.map((text, at) => ({ _id: `${id}-${LETTERS[at]}`, text }))

/** One of several; the first of the given texts need not be the right one. */
export function one(text: string, choices: readonly string[], right: number, explanation = ''): Draft {
  return (id) => ({
    _id: id,
    question_type: 'single',
    text,
    marks: 1,
    options: options(id, choices),
    right: `${id}-${LETTERS[right]}`,
    explanation,
  })
}

/** Several of several. */
export function several(text: string, choices: readonly string[], right: readonly number[], explanation = ''): Draft {
  return (id) => ({
    _id: id,
    question_type: 'multiple',
    text,
    marks: 2,
    options: options(id, choices),
    right: right.map((at) => `${id}-${LETTERS[at]}`),
    explanation,
  })
}

export function truth(text: string, isTrue: boolean, explanation = ''): Draft {
  return (id) => ({ _id: id, question_type: 'true_false', text, marks: 1, right: isTrue ? 'true' : 'false', explanation })
}

/** The blanks stand as `___` in the sentence. */
export function blank(text: string, sentence: string, ...accepted: readonly (readonly string[])[]): Draft {
  return (id) => ({
    _id: id,
    question_type: 'fill_in_the_blank',
    text,
    marks: accepted.length,
    contents: sentence.split('___'),
    keys: accepted.map((texts, at) => ({ _id: `${id}-blank-${at + 1}`, accepted: [...texts] })),
    explanation: '',
  })
}

/** Judged by the teacher. */
export function essay(text: string, marks: number, ...criteria: readonly (readonly [title: string, marks: number])[]): Draft {
  const rubric = criteria.map(([title, most]) => ({ title, description: '', marks: most }))
  return (id) => ({ _id: id, question_type: 'essay', text, marks, rubric })
}

export function levelId(key: string, no: number): string {
  return `level-${key}-${no}`
}

function sectionsOf(id: string, topics: LevelDraft['topics']): Section[] {
  let count = 0
  return Object.entries(topics).map(([title, questions], at) => ({
    _id: `${id}-s${at + 1}`,
    title,
    questions: questions.map((make) => make(`${id}-q${(count += 1)}`)),
  }))
}

const RULES =
  '<ul><li>প্রতিটি উত্তর লেখার সঙ্গে সঙ্গেই রাখা হয়। মাঝখানে বেরিয়ে গেলেও পরে এখান থেকেই শুরু করতে পারবেন।</li><li>ভুল উত্তরে নম্বর কাটা হয় না।</li></ul>'

function levelRow(draft: LevelDraft, no: number, of: LadderDraft): LevelRow {
  const id = levelId(of.key, no)
  const price = draft.price === undefined ? of.price : draft.price
  const isSold = price !== null && price > 0
  const sections = sectionsOf(id, draft.topics)
  return {
    _id: id,
    assessment: `assessment-${of.key}`,
    no,
    title: draft.title,
    text: draft.text,
    instructions: RULES,
    sections,
    marks: sections.flatMap(({ questions }) => questions).reduce((sum, { marks }) => sum + marks, 0),
    duration: draft.minutes ?? 0,
    price,
    price_real: isSold ? (of.real ?? null) : null,
    tries: isSold ? TRIES : null,
    retry_price: isSold ? Math.round(price / 2) : null,
  }
}

export function ladderRows(drafts: readonly LadderDraft[]): { assessments: (typeof assessment.$inferInsert)[]; levels: LevelRow[] } {
  return {
    assessments: drafts.map(({ key, category, title, text, description, outcomes, teacher, leadsTo }, at) => ({
      _id: `assessment-${key}`,
      category,
      title,
      text,
      description,
      outcomes,
      teachers: [teacher],
      leads_to: leadsTo ?? null,
      order: at + 1,
    })),
    levels: drafts.flatMap((draft) => draft.levels.map((each, at) => levelRow(each, at + 1, draft))),
  }
}
