/**
 * The external editor of a code test, on the media host: the target of `codetest/edit-url/{id}`. (rulings
 * R18, R34)
 */

import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import { other } from '#src/api/contract/other.ts'
import { submission } from '#src/api/contract/submission.ts'
import { getQuestions } from '../content/exam/exam-questions.ts'
import { saveAnswers } from '../content/submission/answer-save.ts'
import { readAnswers } from '../content/submission/attempt.ts'
import { findExaminedItem } from '../content/submission/examined-item.ts'
import { readSubmission } from '../content/submission/read-submission.ts'
import { findCaller } from '../kernel/caller.ts'
import { HttpError } from '../kernel/http-error.ts'
import type { Kernel } from '../kernel/kernel.ts'
import { readVisitor } from '../kernel/visitor.ts'
import {
  EDITOR_PATH,
  editorScript,
  HOME_PATH,
  homeScript,
  renderCodePage,
  renderHomePage,
} from './code-page.ts'

const Written = v.object({
  question: v.string(),
  value: v.object({ language: v.string(), code: v.string() }),
})

/** All its edits have one writer: to the learner the page is one more tab. */
const WRITER = 'outside-editor'

const buildPageHeaders = (media: string) => ({
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'content-security-policy': `default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src ${new URL(media).origin}; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'`,
})

/** The learner's own attempt, by the page's token. */
async function findOwnAttempt(c: Context, kernel: Kernel) {
  const { person } = await findCaller(submission.draft, readVisitor(c.req.raw), kernel)
  return readSubmission(c.req.param('id') ?? '', person!, kernel)
}

async function readCodeQuestions(c: Context, kernel: Kernel) {
  const row = await findOwnAttempt(c, kernel)
  const stored = await readAnswers(row._id, kernel)
  return getQuestions(await findExaminedItem(row, kernel)).flatMap((question) => {
    if (question.question_type !== 'code_test') return []
    const { _id, text, starters } = question
    return [{ _id, text, starters, answer: stored.find((answer) => answer.question === _id)?.value ?? null }]
  })
}

async function save(c: Context, kernel: Kernel) {
  const { question, value } = v.parse(Written, await c.req.json())
  const row = await findOwnAttempt(c, kernel)
  const isCode = getQuestions(await findExaminedItem(row, kernel)).some(
    ({ _id, question_type }) => _id === question && question_type === 'code_test',
  )
  if (!isCode || row.submitted_at !== null) throw new HttpError(403, 'এখানে আর লেখা যায় না।')
  const stored = (await readAnswers(row._id, kernel)).find((answer) => answer.question === question)
  return saveAnswers(
    row,
    [{ question, value, edit: (stored?.edit ?? 0) + 1, writer: WRITER, edited_at: kernel.clock.iso() }],
    kernel,
  )
}

async function readOwner(c: Context, kernel: Kernel) {
  const { person } = await findCaller(other.codemamaUser, readVisitor(c.req.raw), kernel)
  return { name: person!.name }
}

export function makeCodeApp(kernel: Kernel): Hono {
  const app = new Hono()
  const { media } = kernel.addresses
  const answered = async (c: Context, work: () => Promise<object>) => {
    try {
      return c.json(await kernel.database.turn(work))
    } catch (error) {
      if (error instanceof HttpError) return c.json({ msg: error.message }, error.status as 403)
      throw error
    }
  }

  app.get(`/${EDITOR_PATH}`, (c) =>
    c.body(editorScript, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
  )
  app.get(`/${HOME_PATH}`, (c) =>
    c.body(homeScript, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
  )
  for (const path of ['/account', '/project/:id']) {
    app.get(path, (c) => c.html(renderHomePage(media), 200, buildPageHeaders(media)))
    app.get(`${path}/owner`, (c) => answered(c, () => readOwner(c, kernel)))
  }
  app.get('/:id', (c) => c.html(renderCodePage(media), 200, buildPageHeaders(media)))
  app.get('/:id/answers', (c) => answered(c, () => readCodeQuestions(c, kernel)))
  app.post('/:id/answers', (c) => answered(c, () => save(c, kernel)))
  return app
}
