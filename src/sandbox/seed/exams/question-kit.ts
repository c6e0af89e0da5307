/** Question builders: the seed files give text and answers, the position gives the id. */

import type { Criterion, TeacherQuestion } from '#src/api/shapes/question.ts'
import type { ExamSection } from '../../database/tables/item.ts'

/** A question that only needs its id. */
export type BuildQuestion = (id: string) => TeacherQuestion

const LETTERS = 'abcdefgh'

const buildOptions = (id: string, texts: readonly string[]) =>
  texts.map((text, at) => ({ _id: `${id}-${LETTERS[at]}`, text }))

/**
 * The correct option is at index `right`. Index 0 is rotated, or the first option would always be correct.
 */
export function buildSingle(
  text: string,
  texts: readonly string[],
  right: number,
  marks = 2,
  explanation = '',
): BuildQuestion {
  const move = right === 0 ? text.length % texts.length : 0
  const shown = [...texts.slice(texts.length - move), ...texts.slice(0, texts.length - move)]
  return (id) => ({
    _id: id,
    question_type: 'single',
    text,
    marks,
    options: buildOptions(id, shown),
    right: `${id}-${LETTERS[right + move]}`,
    explanation,
  })
}

export function buildMultiple(
  text: string,
  texts: readonly string[],
  right: readonly number[],
  marks = 2,
  explanation = '',
): BuildQuestion {
  return (id) => ({
    _id: id,
    question_type: 'multiple',
    text,
    marks,
    options: buildOptions(id, texts),
    right: right.map((at) => `${id}-${LETTERS[at]}`),
    explanation,
  })
}

export function buildTruth(text: string, right: boolean, marks = 2, explanation = ''): BuildQuestion {
  return (id) => ({
    _id: id,
    question_type: 'true_false',
    text,
    marks,
    right: right ? 'true' : 'false',
    explanation,
  })
}

/** Each `____` in the line is a blank with a list of correct texts. */
export function buildBlanks(
  text: string,
  line: string,
  accepted: readonly (readonly string[])[],
  marks = 2,
  explanation = '',
): BuildQuestion {
  return (id) => ({
    _id: id,
    question_type: 'fill_in_the_blank',
    text,
    marks,
    contents: line.split('____'),
    keys: accepted.map((texts, at) => ({ _id: `${id}-blank-${at + 1}`, accepted: [...texts] })),
    explanation,
  })
}

export function buildCriteria(
  ...lines: readonly (readonly [title: string, description: string, marks: number])[]
): Criterion[] {
  return lines.map(([title, description, marks]) => ({ title, description, marks }))
}

const sum = (rubric: readonly Criterion[]) => rubric.reduce((total, { marks }) => total + marks, 0)

export function buildEssay(text: string, rubric: Criterion[]): BuildQuestion {
  return (id) => ({ _id: id, question_type: 'essay', text, marks: sum(rubric), rubric })
}

/** A written line or word, marked as a whole: equal answers can be marked together. */
export function buildShortText(text: string, marks = 2): BuildQuestion {
  return (id) => ({ _id: id, question_type: 'essay', text, marks, rubric: [] })
}

export function buildFileUpload(
  text: string,
  rubric: Criterion[],
  accept: readonly string[],
  takesLink = false,
): BuildQuestion {
  return (id) => ({
    _id: id,
    question_type: 'file_upload',
    text,
    marks: sum(rubric),
    rubric,
    accept: [...accept],
    takes_link: takesLink,
  })
}

export function buildCodeTest(
  text: string,
  rubric: Criterion[],
  starters: readonly (readonly [language: string, code: string])[],
): BuildQuestion {
  return (id) => ({
    _id: id,
    question_type: 'code_test',
    text,
    marks: sum(rubric),
    rubric,
    starters: starters.map(([language, code]) => ({ language, code })),
  })
}

/**
 * Sections by title; an empty title makes a flat exam. Question ids run through all sections:
 * `exam-fs12-react-q3`.
 */
export function buildSections(
  examId: string,
  asks: Readonly<Record<string, readonly BuildQuestion[]>>,
): ExamSection[] {
  let count = 0
  return Object.entries(asks).map(([title, questions], at) => ({
    _id: `${examId}-s${at + 1}`,
    title,
    questions: questions.map((ask) => ask(`${examId}-q${(count += 1)}`)),
  }))
}
