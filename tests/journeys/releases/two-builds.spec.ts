/** A running exam in an old tab, while the host has only the files of a newer release. (rulings R28, R34) */

import type { BrowserContext } from '@playwright/test'
import { examPage } from '../exam-faults/exam-page.ts'
import { makeExam, watchServer } from '../exam-faults/server-view.ts'
import { receipt } from '../support/exam.ts'
import { journey, openWithWorker } from '../support/host.ts'
import { expect } from '../support/journey.ts'
import { people } from '../support/people.ts'

/** The number of the question that asks for a file. */
const FILE = 4
const work = { name: 'kaj.zip', mimeType: 'application/zip', buffer: Buffer.from('PK\u0003\u0004kaj') }

async function readAccessToken(context: BrowserContext): Promise<string> {
  const cookies = await context.cookies()
  return cookies.find(({ name }) => name === 'accessToken')!.value
}

const visits = [
  { name: 'without a worker', serviceWorkers: 'block' },
  { name: 'with a worker', serviceWorkers: 'allow' },
] as const

for (const { name, serviceWorkers } of visits) {
  journey.describe(name, () => {
    journey.use({ serviceWorkers })

    journey(
      `a running exam renews its session, sends a file and is handed in after a release that shares no file, ${name}`,
      async ({ app, context, copy, host, consoleWatch }) => {
        consoleWatch.allow(/40[14]|Failed to load|dynamically imported module|broke its promise/)
        const { page } = app
        const exam = await makeExam(copy.apiUrl, people.teacher, { [FILE]: 'file' })
        const readServer = await watchServer(copy.apiUrl, people.learner, exam)
        await app.loginAs('learner')
        if (serviceWorkers === 'allow') await openWithWorker(page, '/dashboard')
        await page.goto(exam.address)
        const room = examPage(page)
        expect(await room.isIn()).toBe(true)
        await room.write(1, 'আগের রিলিজে লেখা')
        await expect.poll(async () => (await readServer()).answers[1]).toBe('আগের রিলিজে লেখা')
        await page.evaluate(() => Object.assign(window, { isSamePage: true }))

        host.replaceAll()
        host.expire(await readAccessToken(context))
        await room.write(2, 'পরের রিলিজের সময়ে লেখা')
        await room.choose(FILE, work)
        await expect
          .poll(async () => (await readServer()).answers, { timeout: 60_000 })
          .toMatchObject({
            1: 'আগের রিলিজে লেখা',
            2: 'পরের রিলিজের সময়ে লেখা',
            [FILE]: expect.stringContaining('sha256:'),
          })
        await room.handIn(1)
        await expect(receipt(page, 'জমা হয়েছে')).toBeVisible()
        expect((await readServer()).handIns).toBe(1)
        expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)

        // Outside of the room too: a missing part opens in the new release, at the same place.
        await page.getByRole('button', { name: 'ফল ও বিবরণ' }).click()
        await expect(page.getByRole('region', { name: 'জমা হয়েছে' })).toBeVisible()
        await page.reload()
        await expect(page.getByRole('region', { name: 'জমা হয়েছে' })).toBeVisible()
      },
    )

    journey(
      `a running exam that is reopened after such a release has its answers, ${name}`,
      async ({ app, context, copy, host, consoleWatch }) => {
        consoleWatch.allow(/40[14]|Failed to load|dynamically imported module/)
        const { page } = app
        const exam = await makeExam(copy.apiUrl, people.teacher)
        const readServer = await watchServer(copy.apiUrl, people.learner, exam)
        await app.loginAs('learner')
        if (serviceWorkers === 'allow') await openWithWorker(page, '/dashboard')
        await page.goto(exam.address)
        const room = examPage(page)
        expect(await room.isIn()).toBe(true)
        const restoreLine = async () => context.unroute(`${copy.apiUrl}/submission/**`)
        await context.route(`${copy.apiUrl}/submission/**`, (route) => route.abort('internetdisconnected'))
        await room.write(1, 'পৌঁছায়নি')
        await expect(page.locator('section[data-question] [data-tone="dirty"]')).toBeVisible()

        host.replaceAll()
        await page.reload()
        expect(await room.isIn()).toBe(true)
        expect(await room.valueShown(1)).toBe('পৌঁছায়নি')
        await restoreLine()
        await expect.poll(async () => (await readServer()).answers[1], { timeout: 60_000 }).toBe('পৌঁছায়নি')
      },
    )
  })
}
