import { expect, test } from 'vitest'
import { connectClient } from '#src/api/client/connect.ts'
import { connectOutbox } from '#src/api/outbox/ports.ts'
import { job_application, job_cv, job_post } from '#src/sandbox/database/tables/job.ts'
import { file } from '#src/sandbox/database/tables/message.ts'
import { outboxPorts } from '#src/stores/session/outbox-ports.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { fakeLine, memoryTokens } from '../../../../tests/support/fake-line.ts'
import { browserAt, fewPeople, freshSandbox, testAddresses } from '../../../../tests/support/fresh-sandbox.ts'
import { randomFrom } from '../../../../tests/support/random.ts'
import { sendApplications, writeApplication } from './application-outbox.ts'
import { applicationQueue } from './application-queue.ts'

const TRIES = 200
const LOST = 0.3
const AT = '2026-11-20T10:00:00.000Z'
const LATER = '2027-01-20T10:00:00.000Z'
const facts = {
  person: 'learner',
  name: 'cv.pdf',
  type: 'application/pdf',
  size: 1,
  sha256: '',
  created_at: AT,
}

async function openSandbox() {
  const sandbox = await freshSandbox(async (db, ...rest) => {
    await fewPeople(db, ...rest)
    await db.insert(file).values({ _id: 'cv', ...facts })
    await db.insert(job_cv).values({ _id: 'cv', person: 'learner', at: AT })
    const post = {
      title: 'পদ',
      company: 'নকশিঘর',
      type: 'full_time',
      category: 'c',
      posted_at: AT,
      expire_at: LATER,
    } as const
    await db
      .insert(job_post)
      .values(Array.from({ length: TRIES }, (_, at) => ({ _id: `post-${at}`, ...post })))
  })
  const { accessToken } = (await browserAt(sandbox).logIn('01712345678')).data
  return { sandbox, accessToken }
}

test('200 applications over a connection that loses 30 percent of the replies arrive once each', async () => {
  const { sandbox, accessToken } = await openSandbox()
  const random = randomFrom(54)
  let lost = 0
  const line = fakeLine(
    async ({ url, method, headers, body }) => {
      const isLost = random() < LOST
      // Half of the lost ones never reached the server.
      if (isLost && random() < 0.5) throw new TypeError('Failed to fetch')
      const response = await sandbox.fetch(
        new Request(url, { method, headers, ...(method !== 'GET' && { body: body.slice() }) }),
      )
      if (!isLost) return response
      lost += 1
      throw new TypeError('Failed to fetch')
    },
    { addresses: testAddresses, tokens: memoryTokens({ accessToken }) },
  )
  connectClient(line.connection)
  connectOutbox(outboxPorts)
  useSession.setState({
    status: 'signed-in',
    user: { _id: 'learner', name: 'নুসরাত জাহান', picture: null, role: 'learner' },
  })
  const cv_url = sandbox.files.getAddress('cv', 'cv.pdf')
  for (let at = 0; at < TRIES; at += 1)
    writeApplication({ post: `post-${at}`, title: 'পদ', cv_url, note: String(at) })
  // Each time the page wakes up, queued items are tried again.
  while (applicationQueue.getOwn().length > 0) await sendApplications()

  const arrived = await sandbox.db.select().from(job_application)
  expect(new Set(arrived.map(({ post }) => post)).size).toBe(TRIES)
  expect(arrived).toHaveLength(TRIES)
  expect(arrived.every(({ post, note }) => post === `post-${note}`)).toBe(true)
  expect(lost).toBeGreaterThan(TRIES / 10)
}, 60_000)
