import { beforeEach, expect, test } from 'vitest'
import { browserAt } from '../../../tests/support/fresh-sandbox.ts'
import { learnerIn } from '../../../tests/support/learner-in.ts'
import { NUSRAT_PHONE, seededSandbox, TEACHER_PHONE } from '../../../tests/support/seeded-sandbox.ts'

const QUESTION = 'exam-fs12-code-open-q1'

let seeded: Awaited<ReturnType<typeof seededSandbox>>
let she: Awaited<ReturnType<typeof learnerIn>>
let url: string
beforeEach(async () => {
  seeded = await seededSandbox()
  she = await learnerIn(seeded)
  const { _id } = await she.begin('exam-fs12-code-open')
  url = (await she.get<{ url: string }>(`codetest/edit-url/${_id}`)).data.url
})

async function tokenOf(phone: string): Promise<string> {
  return (await browserAt(seeded.sandbox, 'editor').logIn(phone)).data.accessToken
}

function ask(token: string, body?: object): Promise<Response> {
  const init = body ? { method: 'POST', body: JSON.stringify(body) } : {}
  return seeded.sandbox.fetch(new Request(`${url}/answers`, { ...init, headers: { accesstoken: token } }))
}

test('the page opens without a token; text written there is an answer of the attempt', async () => {
  expect((await seeded.sandbox.fetch(new Request(url))).headers.get('content-type')).toContain('text/html')
  const token = await tokenOf(NUSRAT_PHONE)
  expect(await (await ask(token)).json()).toMatchObject([{ _id: QUESTION, answer: null }, {}])
  const value = { language: 'python', code: 'pass' }
  await ask(token, { question: QUESTION, value })
  await ask(token, { question: QUESTION, value: { ...value, code: 'return 1' } })
  expect(await she.onServer()).toMatchObject([
    { question: QUESTION, value: { language: 'python', code: 'return 1' }, edit: 2 },
  ])
})

test('nobody else reads or writes, and nobody does after the hand-in', async () => {
  expect((await ask('')).status).toBe(401)
  expect((await ask(await tokenOf('01719001000'))).status).toBe(404)
  expect((await ask(await tokenOf(TEACHER_PHONE))).status).toBe(403)
  await she.handIn()
  const late = await ask(await tokenOf(NUSRAT_PHONE), {
    question: QUESTION,
    value: { language: 'python', code: 'x' },
  })
  expect(late.status).toBe(403)
})

test('a project opens only for members of its batch', async () => {
  const body = { project: 'assignment-fs12-5' }
  expect((await she.post<{ url: string }>('other/project-link', body)).data.url).toContain('/code/project/')
  const stranger = await seeded.as('01811111111')
  expect((await stranger.post('other/project-link', body)).status).toBe(403)
  expect((await she.post('other/project-link', { project: 'assignment-nowhere' })).status).toBe(404)
})
