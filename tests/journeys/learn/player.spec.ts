/** Recordings in a real browser: play, resume, captions, keys, a lost connection. (rulings R26, R41) */

import { refuseConsent } from '../../support/decided-consent.ts'
import { expect, journey } from '../support/journey.ts'
import {
  CLASS_22,
  key,
  noteAt,
  openPlain,
  playing,
  position,
  SAVED,
  seconds,
  STOPPED_AT,
  video,
  withoutHostedPlayer,
} from '../support/player-page.ts'

journey(
  'the plain player plays a real stream from the last position and saves the progress',
  async ({ app, sandbox, consoleWatch }) => {
    consoleWatch.allow(/ERR_FAILED|Failed to load resource/)
    await app.loginAs('learner')
    const { page } = app
    await openPlain(page)
    await expect.poll(() => position(page)).toBe(STOPPED_AT)
    expect(
      await video(page).evaluate((element: HTMLVideoElement) => element.paused),
      'it never plays by itself',
    ).toBe(true)
    await app.expectSound()

    const began = Date.now()
    await key(page, 'KeyK')
    await expect.poll(() => seconds(page)).toBeGreaterThan(STOPPED_AT + 2)
    await key(page, 'KeyK')
    await expect(page.getByText('অগ্রগতি সেভ হয়েছে')).toBeVisible()
    const counts = await sandbox.counts()
    // The ten seconds count from the opening of the page.
    expect(
      counts[SAVED],
      'one save at the pause, and one whenever ten seconds were over',
    ).toBeLessThanOrEqual(1 + Math.ceil((Date.now() - began) / 10_000))
    expect(counts[SAVED]).toBeGreaterThan(0)
    expect(counts['POST recording/event/:id']).toBe(2)
  },
)

/** Reads the current caption; empty while captions are off. */
const captionsShown = (element: HTMLVideoElement) =>
  [...element.textTracks].flatMap(({ mode, activeCues }) =>
    mode === 'showing' ? [...(activeCues ?? [])].map((cue) => (cue instanceof VTTCue ? cue.text : '')) : [],
  )
const CAPTION = 'আগের ক্লাসে যা শিখেছি, আজ তার পরের ধাপ।'

journey(
  'captions are shown, hidden by a press, and stay hidden after a reload',
  async ({ app, consoleWatch }) => {
    consoleWatch.allow(/ERR_FAILED|Failed to load resource/)
    await app.loginAs('learner')
    const { page } = app
    await openPlain(page)
    await expect.poll(() => video(page).evaluate(captionsShown)).toEqual([CAPTION])
    await page.getByRole('button', { name: 'ক্যাপশন বন্ধ করুন' }).click()
    await expect.poll(() => video(page).evaluate(captionsShown)).toEqual([])
    await page.reload()
    await expect(page.getByRole('button', { name: 'ক্যাপশন চালু করুন' })).toHaveAttribute('aria-pressed', 'false')
    await expect
      .poll(() => video(page).evaluate((element: HTMLVideoElement) => element.readyState))
      .toBeGreaterThan(0)
    expect(await video(page).evaluate(captionsShown)).toEqual([])
    await key(page, 'KeyC')
    await expect.poll(() => video(page).evaluate(captionsShown)).toEqual([CAPTION])
  },
)

journey('the hosted player shows and hides its captions on request', async ({ app }) => {
  await app.loginAs('learner')
  const { page } = app
  await page.goto(CLASS_22)
  const inside = page.frameLocator('iframe').locator('video')
  await expect.poll(() => inside.evaluate(captionsShown)).toEqual([CAPTION])
  await page.getByRole('button', { name: 'ক্যাপশন বন্ধ করুন' }).click()
  await expect.poll(() => inside.evaluate(captionsShown)).toEqual([])
})

journey(
  'in a browser without HLS the stream plays through Media Source and resumes',
  async ({ app, consoleWatch }) => {
    consoleWatch.allow(/ERR_FAILED|Failed to load resource/)
    await app.loginAs('learner')
    const { page } = app
    await page.addInitScript(() => {
      HTMLMediaElement.prototype.canPlayType = () => ''
    })
    await openPlain(page)
    // With Media Source the element never reads the playlist itself.
    expect(await video(page).evaluate((element: HTMLVideoElement) => element.currentSrc)).toMatch(/^blob:/)
    await expect.poll(() => seconds(page)).toBe(STOPPED_AT)
    await key(page, 'KeyK')
    await expect.poll(() => seconds(page)).toBeGreaterThan(STOPPED_AT + 1)
    await noteAt(page, '১২:০৫').click()
    await expect.poll(() => seconds(page)).toBeGreaterThanOrEqual(725)
    expect(await seconds(page)).toBeLessThan(760)
  },
)

journey(
  'the progress of a lesson is saved with the type of a recorded course',
  async ({ app, consoleWatch }) => {
    consoleWatch.allow(/ERR_FAILED|Failed to load resource/)
    await app.loginAs('learner')
    const { page } = app
    await app.goto('/dashboard/my-courses/batch-html-css-zero-to-hero/recordings')
    const lesson = page.getByRole('main').getByRole('listitem').getByRole('link').first()
    await withoutHostedPlayer(page)
    await lesson.click()
    await expect
      .poll(() => video(page).evaluate((element: HTMLVideoElement) => element.readyState))
      .toBeGreaterThan(0)
    const saved = page.waitForRequest(
      (request) => request.method() === 'PATCH' && request.url().includes('/recording-progress/'),
    )
    await key(page, 'KeyK')
    await expect.poll(() => seconds(page)).toBeGreaterThan(0)
    await key(page, 'KeyK')
    expect((await saved).postDataJSON()).toMatchObject({ recording_type: 'course' })
  },
)

journey(
  'after a reload the video resumes at its second with the chosen speed',
  async ({ app, consoleWatch }) => {
    consoleWatch.allow(/ERR_FAILED|Failed to load resource/)
    await app.loginAs('learner')
    const { page } = app
    await openPlain(page)
    await key(page, 'Shift+Period')
    await expect(page.getByRole('button', { name: 'গতি: ১.২৫×' })).toBeVisible()
    await noteAt(page, '২৭:৪০').click()
    await key(page, 'KeyK')
    await expect.poll(() => seconds(page)).toBeGreaterThan(1662)
    const before = await position(page)
    await page.reload()
    await expect(page.getByRole('button', { name: 'গতি: ১.২৫×' })).toBeVisible()
    await expect.poll(() => position(page)).toBeGreaterThanOrEqual(before - 1)
    expect(await position(page)).toBeLessThanOrEqual(before + 3)
    await expect
      .poll(() => video(page).evaluate((element: HTMLVideoElement) => element.playbackRate))
      .toBe(1.25)
  },
)

journey('another device resumes where this one stopped', async ({ app, browser, copy, consoleWatch }) => {
  consoleWatch.allow(/ERR_FAILED|Failed to load resource/)
  await app.loginAs('learner')
  const { page } = app
  await openPlain(page)
  await noteAt(page, '১২:০৫').click()
  await key(page, 'KeyK')
  await expect.poll(() => seconds(page)).toBeGreaterThan(727)
  await key(page, 'KeyK')
  await expect(page.getByText('অগ্রগতি সেভ হয়েছে')).toBeVisible()
  const before = await position(page)

  const state = await page.context().storageState()
  const other = await browser.newContext({
    storageState: { cookies: state.cookies, origins: [] },
    baseURL: copy.clientUrl,
  })
  await refuseConsent(other)
  const second = await other.newPage()
  await second.goto(CLASS_22)
  await expect.poll(async () => Math.abs((await position(second)) - before)).toBeLessThanOrEqual(1)
  await other.close()
})

journey('the hosted player plays, resumes and has its progress saved', async ({ app, sandbox }) => {
  await app.loginAs('learner')
  const { page } = app
  await page.goto(CLASS_22)
  const inside = page.frameLocator('iframe').locator('video')
  await expect
    .poll(() => inside.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBe(STOPPED_AT)
  await expect(async () => {
    if (!(await playing(page).isVisible())) await key(page, 'KeyK')
    expect(await inside.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(
      STOPPED_AT + 1,
    )
  }).toPass()
  await expect.poll(() => position(page)).toBeGreaterThan(STOPPED_AT)
  await noteAt(page, '১২:০৫').click()
  await expect
    .poll(() => inside.evaluate((element: HTMLVideoElement) => Math.floor(element.currentTime)))
    .toBeGreaterThanOrEqual(725)
  await key(page, 'KeyK')
  await expect.poll(async () => (await sandbox.counts())[SAVED]).toBeGreaterThan(0)
})

journey(
  'keys work by physical position, do nothing in fields, and can be switched off @desk',
  async ({ app, consoleWatch }) => {
    consoleWatch.allow(/ERR_FAILED|Failed to load resource/)
    await app.loginAs('learner')
    const { page } = app
    await openPlain(page)
    // A Bengali layout sends another letter from the same physical key.
    await page.evaluate(() =>
      document.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyJ', key: 'ত', bubbles: true })),
    )
    await expect.poll(() => position(page)).toBe(STOPPED_AT - 10)
    await key(page, 'KeyL')
    await key(page, 'ArrowRight')
    await expect.poll(() => position(page)).toBe(STOPPED_AT + 5)

    await key(page, 'KeyN')
    const composer = page.getByRole('textbox', { name: 'এই মুহূর্তে নোট লিখুন' })
    await expect(composer).toBeFocused()
    await page.keyboard.type('jjj')
    await expect(composer).toHaveValue('jjj')
    expect(await position(page)).toBe(STOPPED_AT + 5)

    await key(page, 'Shift+Slash')
    const sheet = page.getByRole('dialog')
    await expect(sheet).toContainText('১০ সেকেন্ড পেছনে')
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)

    await page.getByRole('button', { name: 'সেটিংস' }).filter({ visible: true }).first().click()
    await page.getByRole('switch', { name: 'কিবোর্ড শর্টকাট' }).uncheck({ force: true })
    await page.keyboard.press('Escape')
    await key(page, 'KeyJ')
    expect(await position(page)).toBe(STOPPED_AT + 5)
  },
)

/** Reads how many seconds are buffered from the current position. */
const secondsAhead = ({ buffered, currentTime }: HTMLVideoElement) =>
  Math.max(
    0,
    ...Array.from({ length: buffered.length }, (_, range) =>
      buffered.start(range) <= currentTime ? buffered.end(range) - currentTime : 0,
    ),
  )

journey(
  'without a connection the buffered video plays on, and the progress is saved afterwards',
  async ({ app, context, sandbox, consoleWatch }) => {
    consoleWatch.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to load resource/)
    await app.loginAs('learner')
    const { page } = app
    await openPlain(page)
    await key(page, 'KeyK')
    await expect.poll(() => seconds(page)).toBeGreaterThan(STOPPED_AT + 1)
    await expect.poll(() => video(page).evaluate(secondsAhead)).toBeGreaterThan(4)
    await context.setOffline(true)
    const atLoss = await seconds(page)
    await expect.poll(() => seconds(page)).toBeGreaterThan(atLoss + 1)
    await expect(page.getByText(/ইন্টারনেট নেই। যতটুকু এসে গেছে/).first()).toBeVisible()
    await key(page, 'KeyK')
    await expect(page.getByText('এই ডিভাইসে সেভ আছে').filter({ visible: true })).toBeVisible()
    expect((await sandbox.counts())[SAVED]).toBeUndefined()
    await context.setOffline(false)
    await expect(page.getByText('অগ্রগতি সেভ হয়েছে')).toBeVisible()
    expect((await sandbox.counts())[SAVED]).toBe(1)
  },
)

journey('a recording of another batch is refused with a reason', async ({ app, consoleWatch }) => {
  consoleWatch.allow(/403/)
  await app.loginAs('learnerWithoutCourses')
  await app.goto(CLASS_22)
  await expect(app.heading()).toHaveText('রেকর্ডিংটি এখন আপনার জন্য খোলা নয়')
  await expect(app.page.getByRole('link', { name: 'আমার কোর্সে যান' })).toBeVisible()
  await app.expectSound()
})

journey('a class can be joined only in its window', async ({ app, sandbox, consoleWatch }) => {
  // The access token expires on the way and is renewed.
  consoleWatch.allow(/401/)
  await app.loginAs('learner')
  const { page } = app
  const answered = page.waitForResponse(/live\/join\//)
  await app.goto('/join/live/live-fs12-23')
  const { data } = (await (await answered).json()) as { data: { start_at: string } }
  const start = Date.parse(data.start_at)
  await app.expectSound()

  // Browser and sandbox are set to five minutes before the class, then to two hours after its start.
  for (const [minutes, canJoin] of [
    [-5, true],
    [120, false],
  ] as const) {
    const at = new Date(start + minutes * 60_000)
    await sandbox.moveTo(at.toISOString())
    await page.clock.setFixedTime(at)
    await app.goto('/join/live/live-fs12-23')
    await expect(page.getByRole('link', { name: 'ক্লাসে যোগ দিন' })).toHaveCount(canJoin ? 1 : 0)
  }
  await expect(page.getByText('রেকর্ডিং আসছে')).toBeVisible()
})
