/** Differences between two versions of an exam, for the teacher who chooses between them. */
import { readHtml } from '#src/lib/plain-html.ts'
import { type BuiltExam, type DraftQuestion, getQuestions } from './built-exam.ts'
import { serializeQuestion, type ServerIds } from './contract-shape.ts'

export interface Difference {
  /** A field of the exam, or the index of a question counted from 0. */
  of: 'title' | 'duration' | 'description' | 'instructions' | number
  /** Plain text; undefined where the version has no such question. */
  mine: string | undefined
  theirs: string | undefined
  /** False when the texts are equal, and answers, marks or settings differ. */
  isText: boolean
}

const FIELDS = ['title', 'duration', 'description', 'instructions'] as const

const serialize = (question: DraftQuestion) => JSON.stringify({ ...serializeQuestion(question), _id: '' })

function compareQuestion(at: number, mine: DraftQuestion | undefined, theirs: DraftQuestion | undefined): Difference[] {
  if (mine && theirs && serialize(mine) === serialize(theirs)) return []
  const texts = { mine: mine && readHtml(mine.text), theirs: theirs && readHtml(theirs.text) }
  return [{ of: at, ...texts, isText: texts.mine !== texts.theirs }]
}

/** Lists fields and questions that differ, questions matched by the server's ids: mine in their order, then those that only the server has. */
export function listDifferences(mine: BuiltExam, theirs: BuiltExam, serverIds: ServerIds): Difference[] {
  const fields = FIELDS.filter((name) => mine[name] !== theirs[name]).map((name) => ({
    of: name,
    mine: readHtml(String(mine[name])),
    theirs: readHtml(String(theirs[name])),
    isText: true,
  }))
  const ours = getQuestions(mine)
  const others = getQuestions(theirs)
  const idOf = ({ id }: DraftQuestion) => serverIds[id] ?? id
  const known = new Set(ours.map(idOf))
  return [
    ...fields,
    ...ours.flatMap((question, at) =>
      compareQuestion(
        at,
        question,
        others.find(({ id }) => id === idOf(question)),
      ),
    ),
    ...others.flatMap((question, at) => (known.has(question.id) ? [] : compareQuestion(at, undefined, question))),
  ]
}
