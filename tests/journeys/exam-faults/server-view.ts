/** Reads one learner's attempt from the API with its own login, and publishes the exam for it. */

import { createHash } from 'node:crypto'
import type { Attempt, SubmissionCard } from '#src/api/shapes/submission.ts'
import type { Person } from '../support/people.ts'
import { readSizes } from '../support/scanned-pages.ts'
import { logIn } from '../support/session.ts'

export interface Exam {
  id: string
  address: string
  /** The questions by number, from 1. */
  questions: readonly string[]
}

export interface ServerState {
  /** The answers by number of the question; files by their digest. */
  answers: Readonly<Record<string, string | null>>
  /** The number of pages of each PDF among them. */
  pages: Readonly<Record<string, number>>
  handIns: number
  deadline: string | undefined
}

type Ask = <T>(method: 'GET' | 'POST', path: string, body?: object) => Promise<T>

async function asPerson(apiUrl: string, person: Person): Promise<Ask> {
  const { accessToken } = await logIn(apiUrl, person)
  const headers = {
    accesstoken: accessToken,
    guestid: 'oracle',
    fingerprint: 'journey',
    metadata: '{}',
    'content-type': 'application/json',
  }
  return async <T>(method: string, path: string, body?: object) => {
    const answer = await fetch(`${apiUrl}/${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    })
    const envelope = (await answer.json()) as { data: T; msg: string }
    if (!answer.ok) throw new Error(`${method} ${path}: ${envelope.msg}`)
    return envelope.data
  }
}

const BATCH = 'batch-full-stack-12'
const MODULE = 'module-fs12-6'
/** A past day of that module. */
const PLAN = 'plan-fs12-37'

const essay = (at: number) => ({
  question_type: 'essay',
  text: `<p>প্রশ্নের উত্তর লিখুন (${at})</p>`,
  marks: 5,
  rubric: [],
})
const blank = (at: number) => ({
  question_type: 'fill_in_the_blank',
  text: `<p>খালি ঘর পূরণ করুন (${at})</p>`,
  marks: 5,
  explanation: '',
  contents: ['', ''],
  keys: [{ _id: `blank-${at}`, accepted: ['ক'] }],
})
const twoBlanks = (at: number) => ({
  ...blank(at),
  contents: ['', '', ''],
  keys: ['ক', 'খ'].map((text, order) => ({ _id: `blank-${at}-${order}`, accepted: [text] })),
})
/** Its options are named by their letters. */
const choice = (at: number) => ({
  question_type: 'single',
  text: `<p>একটি বেছে নিন (${at})</p>`,
  marks: 5,
  explanation: '',
  options: ['A', 'B', 'C'].map((letter) => ({ _id: letter, text: `<p>বিকল্প ${letter}</p>` })),
  right: 'C',
})
const code = (at: number) => ({
  question_type: 'code_test',
  text: `<p>কোড লিখুন (${at})</p>`,
  marks: 5,
  rubric: [],
  starters: [{ language: 'javascript', code: '' }],
})
const file = (at: number) => ({
  question_type: 'file_upload',
  text: `<p>ফাইল দিন (${at})</p>`,
  marks: 5,
  rubric: [],
  accept: ['.zip'],
  takes_link: false,
})
const photo = (at: number) => ({ ...file(at), accept: ['.png', '.jpg'] })
const pages = (at: number) => ({ ...file(at), accept: ['.pdf', '.jpg', '.png'] })
const KINDS = { twoBlanks, choice, code, file, photo, pages }
export type Kind = keyof typeof KINDS
/** Other kinds than written ones, by the number of the question. */
export type Kinds = Readonly<Record<number, Kind>>
const QUESTIONS = [essay, blank, essay, essay, blank, essay, blank, essay]
/** Minutes: longer than any schedule, shorter than the life of a token. */
const MINUTES = 30

/** Makes eight written questions with alternating kinds of fields, some of them of another kind. */
export async function makeExam(apiUrl: string, teacher: Person, others: Kinds = {}): Promise<Exam> {
  const ask = await asPerson(apiUrl, teacher)
  const kinds = QUESTIONS.map((kind, at) => {
    const other = others[at + 1]
    return other === undefined ? kind : KINDS[other]
  })
  const made = await ask<{
    _id: string
    sections: { questions: { _id: string }[] }[]
    questions: { _id: string }[]
  }>('POST', 'exam', {
    study_plan: PLAN,
    title: 'সহনশীলতার পরীক্ষা',
    duration: MINUTES,
    questions: kinds.map((kind, at) => kind(at + 1)),
    is_published: true,
    description: '',
    instructions: '<p>নিজে লিখুন।</p>',
    reference: '',
  })
  const questions = [
    ...(made.questions ?? []),
    ...(made.sections ?? []).flatMap((section) => section.questions),
  ]
  return {
    id: made._id,
    address: `/dashboard/my-courses/${BATCH}/module/${MODULE}/exam/${made._id}`,
    questions: questions.map(({ _id }) => _id),
  }
}

export const digestOf = (bytes: Buffer) => `sha256:${createHash('sha256').update(bytes).digest('hex')}`

/** Counts the pages of a PDF that the app has made of photos. */
async function countPages(value: Attempt['answers'][number]['value']): Promise<number | undefined> {
  if (typeof value !== 'object' || value === null || !('sha256' in value)) return undefined
  if (value.url === '' || !value.name.endsWith('.pdf')) return undefined
  const bytes = Buffer.from(await (await fetch(value.url)).arrayBuffer())
  return readSizes(bytes).length
}

export function readText(value: Attempt['answers'][number]['value']): string | null {
  if (value === null || typeof value === 'string') return value
  if (typeof value === 'object' && 'sha256' in value) return value.url ? `sha256:${value.sha256}` : null
  if (typeof value === 'object' && 'code' in value) return value['code'] ?? ''
  return Object.values(value).join('')
}

/** Reads as the learner, from another device than the one used in the exam. */
export async function watchServer(
  apiUrl: string,
  learner: Person,
  exam: Exam,
): Promise<() => Promise<ServerState>> {
  const ask = await asPerson(apiUrl, learner)
  return async () => {
    const page = await ask<SubmissionCard[]>('GET', `submission/list-iterative?exam=${exam.id}`)
    const attempts = await Promise.all(
      page.map(({ _id }) => ask<Attempt>('GET', `submission/quick-save/${_id}`)),
    )
    const answers = attempts.flatMap((attempt) => attempt.answers)
    const numberOf = (question: string) => exam.questions.indexOf(question) + 1
    const counted = await Promise.all(
      answers.map(async ({ question, value }) => [numberOf(question), await countPages(value)] as const),
    )
    return {
      pages: Object.fromEntries(counted.flatMap(([number, count]) => (count ? [[number, count]] : []))),
      answers: Object.fromEntries(
        answers.map(({ question, value }) => [numberOf(question), readText(value)]),
      ),
      handIns: attempts.filter(({ submitted_at }) => submitted_at).length,
      deadline: attempts[0]?.deadline ?? undefined,
    }
  }
}
