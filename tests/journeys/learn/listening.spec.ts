/** A class that is heard and read, without its picture. (ruling R69) */

import { expect, journey } from '../support/journey.ts'
import { CLASS_22, key, openPlain, position, seconds, video } from '../support/player-page.ts'

journey(
  'only the sound is played, remembered, and the sentences lead through the class',
  async ({ app, consoleWatch }) => {
    consoleWatch.allow(/ERR_FAILED|Failed to load resource/)
    await app.loginAs('learner')
    const { page } = app
    const segments: string[] = []
    page.on('request', (request) => /\/(\w+)-\d\d\.m4s/.test(request.url()) && segments.push(request.url()))
    await page.goto(CLASS_22)
    await page.getByRole('button', { name: 'সেটিংস' }).filter({ visible: true }).first().click()
    await page.getByRole('radio', { name: 'ক্লাসের শেষে' }).check({ force: true })
    // On a phone the settings close with the player of the picture.
    await page.getByRole('radio', { name: /^শুধু শব্দ/ }).check({ force: true })
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'ক্লাসের শেষে থামবে' })).toBeVisible()
    // A reload keeps the choice, opens the transcript, and asks for no picture at all.
    segments.length = 0
    await page.reload()
    await page
      .getByRole('button', { name: /না বুঝলে এখনই জিজ্ঞেস করুন।/ })
      .nth(3)
      .click()
    const pressed = await position(page)
    await key(page, 'KeyK')
    await expect.poll(() => seconds(page)).toBeGreaterThan(pressed + 1)
    expect(segments.length).toBeGreaterThan(0)
    expect(segments.filter((url) => !url.includes('/sound-'))).toEqual([])
    await app.expectSound()
    await page.getByRole('button', { name: 'ছবিসহ দেখুন' }).click()
    await expect(page.getByText('শুধু শব্দ')).toHaveCount(0)
  },
)

journey(
  'the class goes on in a small window, and while its page is out of sight @desk',
  async ({ app, consoleWatch }) => {
    consoleWatch.allow(/ERR_FAILED|Failed to load resource/)
    await app.loginAs('learner')
    const { page } = app
    await openPlain(page)
    await key(page, 'KeyK')
    const begun = await seconds(page)
    await expect.poll(() => seconds(page)).toBeGreaterThan(begun)
    const small = page.getByRole('button', { name: 'ছোট জানালায় দেখুন' })
    const isSmall = () =>
      video(page).evaluate((element: HTMLVideoElement) => document.pictureInPictureElement === element)
    await small.click()
    await expect.poll(isSmall).toBe(true)
    // A browser does this for a page behind another tab, or on a phone with its screen off.
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
      Object.defineProperty(document, 'hidden', { value: true, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
      dispatchEvent(new Event('blur'))
    })
    const hidden = await seconds(page)
    await expect.poll(() => seconds(page)).toBeGreaterThan(hidden + 2)
    const isPaused = () => video(page).evaluate((element: HTMLVideoElement) => element.paused)
    expect(await isPaused()).toBe(false)
    // The buttons of the lock screen know the class, and where it is.
    expect(
      await page.evaluate(() => [
        navigator.mediaSession.metadata?.title,
        navigator.mediaSession.playbackState,
      ]),
    ).toEqual([expect.stringContaining('ক্লাস ২২'), 'playing'])
    await small.click()
    await expect.poll(isSmall).toBe(false)
    expect(await isPaused()).toBe(false)
  },
)

journey('on a line that is too bad for the video, the class is read', async ({ app, consoleWatch }) => {
  consoleWatch.allow(/ERR_FAILED|Failed to load resource/)
  await app.loginAs('learner')
  const { page } = app
  await page.route(/\.(?:m4s|mp4|ts)(?:\?|$)|\/player\.css/, (route) => route.abort())
  await page.goto(`${CLASS_22}?view=text`)
  const text = page.getByRole('region', { name: 'লেখা' })
  const sentences = text.getByRole('listitem').getByRole('button')
  await expect(sentences.nth(5)).toBeVisible()
  await sentences.nth(5).click()
  await expect(text.getByRole('button', { name: 'সময়সহ কপি' })).toBeVisible()
  await text.getByRole('searchbox', { name: 'ক্লাসের কথায় খুঁজুন' }).fill('জিজ্ঞেস')
  await expect(sentences.first().locator('mark')).toHaveText('জিজ্ঞেস')
})
