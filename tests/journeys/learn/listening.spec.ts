/** A class that is heard and read, without its picture. (ruling R69) */

import { expect, journey } from '../support/journey.ts'
import { CLASS_22, key, position, seconds } from '../support/player-page.ts'

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
    await page.getByRole('radio', { name: /^শুধু শব্দ/ }).check({ force: true })
    await page.getByRole('radio', { name: 'ক্লাসের শেষে' }).check({ force: true })
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
