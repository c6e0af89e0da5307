/**
 * Builders for the seed's assessments. Ids come from positions, so that the same text always has the same id.
 */

import type { assessment, level } from '../../database/tables/assessment.ts'
import type { CategoryId } from '../catalogue/categories.ts'
import {
  type BuildQuestion,
  buildBlanks,
  buildCriteria,
  buildEssay as essayBy,
  buildMultiple,
  buildSections,
  buildSingle,
  buildTruth as trueOrFalse,
} from '../exams/question-kit.ts'

type LevelRow = typeof level.$inferInsert

export interface LevelDraft {
  title: string
  text: string
  /** Topics with their questions. */
  topics: Readonly<Record<string, readonly BuildQuestion[]>>
  minutes?: number
  /** Omitted: the assessment's price; null: not for sale. */
  price?: number | null
}

export interface AssessmentDraft {
  key: string
  category: CategoryId
  title: string
  text: string
  description: string
  outcomes: string[]
  teacher: string
  leadsTo?: string
  /** Default price of its levels, with the former price. */
  price: number
  real?: number
  levels: readonly LevelDraft[]
}

const TRIES = 3
/** One correct option, for one mark. */
export function askOne(
  text: string,
  choices: readonly string[],
  right: number,
  explanation = '',
): BuildQuestion {
  return buildSingle(text, choices, right, 1, explanation)
}

/** Several correct options, for two marks. */
export function askSeveral(
  text: string,
  choices: readonly string[],
  right: readonly number[],
  explanation = '',
): BuildQuestion {
  return buildMultiple(text, choices, right, 2, explanation)
}

export function askTruth(text: string, isTrue: boolean, explanation = ''): BuildQuestion {
  return trueOrFalse(text, isTrue, 1, explanation)
}

/** Blanks are written as `____` in the sentence, each for one mark. */
export function askBlank(
  text: string,
  sentence: string,
  ...accepted: readonly (readonly string[])[]
): BuildQuestion {
  return buildBlanks(text, sentence, accepted, accepted.length)
}

/** Judged by the teacher, by criteria with self-explanatory titles. */
export function askEssay(
  text: string,
  ...lines: readonly (readonly [title: string, marks: number])[]
): BuildQuestion {
  return essayBy(text, buildCriteria(...lines.map(([title, marks]) => [title, '', marks] as const)))
}

export function buildLevelId(key: string, no: number): string {
  return `level-${key}-${no}`
}

const RULES =
  '<ul><li>প্রতিটি উত্তর লেখার সঙ্গে সঙ্গেই রাখা হয়। মাঝখানে বেরিয়ে গেলেও পরে এখান থেকেই শুরু করতে পারবেন।</li><li>ভুল উত্তরে নম্বর কাটা হয় না।</li></ul>'

function buildLevelRow(draft: LevelDraft, no: number, assessment: AssessmentDraft): LevelRow {
  const id = buildLevelId(assessment.key, no)
  const price = draft.price === undefined ? assessment.price : draft.price
  const isSold = price !== null && price > 0
  const sections = buildSections(id, draft.topics)
  return {
    _id: id,
    assessment: `assessment-${assessment.key}`,
    no,
    title: draft.title,
    text: draft.text,
    instructions: RULES,
    sections,
    marks: sections.flatMap(({ questions }) => questions).reduce((sum, { marks }) => sum + marks, 0),
    duration: draft.minutes ?? 0,
    price,
    price_real: isSold ? (assessment.real ?? null) : null,
    tries: isSold ? TRIES : null,
    retry_price: isSold ? Math.round(price / 2) : null,
  }
}

export function buildAssessmentRows(drafts: readonly AssessmentDraft[]): {
  assessments: (typeof assessment.$inferInsert)[]
  levels: LevelRow[]
} {
  return {
    assessments: drafts.map(
      ({ key, category, title, text, description, outcomes, teacher, leadsTo }, at) => ({
        _id: `assessment-${key}`,
        category,
        title,
        text,
        description,
        outcomes,
        teachers: [teacher],
        leads_to: leadsTo ?? null,
        order: at + 1,
      }),
    ),
    levels: drafts.flatMap((draft) => draft.levels.map((each, at) => buildLevelRow(each, at + 1, draft))),
  }
}
