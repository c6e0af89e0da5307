import { expect, test } from 'vitest'
import { batch_learner } from '../database/tables/batch.ts'
import { browserAt, fewPeople, freshSandbox } from '../../../tests/support/fresh-sandbox.ts'

interface Steps {
  is_complete: boolean
  steps: { key: string; is_done: boolean }[]
}

async function start() {
  const sandbox = await freshSandbox(fewPeople)
  await sandbox.db.insert(batch_learner).values({ _id: 'b:learner', batch: 'b', person: 'learner', joined_at: sandbox.clock.iso() })
  const browser = browserAt(sandbox)
  const token = (await browser.logIn('01712345678')).data.accessToken
  return { ...browser, token }
}

test('the first steps are done once the flag says so', async () => {
  const { call, token } = await start()
  expect((await call<Steps>('GET', 'onboarding/first', { token })).data.is_complete).toBe(false)
  await call('PATCH', 'user/update-onboard', { token, body: { is_first_onboarding_complete: true } })
  const { data } = await call<Steps>('GET', 'onboarding/first', { token })
  expect([data.is_complete, data.steps.every(({ is_done }) => is_done)]).toEqual([true, true])
})

test('the steps of a batch are for those who sit in it', async () => {
  const { call, token } = await start()
  expect((await call<Steps>('GET', 'onboarding/b', { token })).data.steps.map(({ key }) => key)).toEqual([
    'routine',
    'study-plan',
    'first-class',
  ])
  expect((await call('GET', 'onboarding/other-batch', { token })).status).toBe(403)
})
