/** The main path using only keys, and reduced motion. */

import { expect, journey } from '../support/journey.ts'
import { tabAndPress, tabTo } from '../support/keyboard.ts'
import { expectLoaded, logInHere } from '../support/moves.ts'
import { people } from '../support/people.ts'

journey('from the home page to a recording using only keys', async ({ app, consoleWatch }) => {
  consoleWatch.allow(/ERR_FAILED|Failed to load resource/)
  const { page } = app
  await app.goto('/')
  await tabAndPress(
    page,
    page
      .getByRole('main')
      .getByRole('link', { name: /^ফুল স্ট্যাক ওয়েব ডেভেলপমেন্ট/ })
      .first(),
  )
  await expect(page).toHaveURL(/\/course\//)
  await expect(app.heading()).toBeFocused()
  await tabAndPress(
    page,
    page.getByRole('main').getByRole('link', { name: /ভর্তি/ }).filter({ visible: true }).first(),
  )
  await expect(page.getByRole('textbox', { name: 'ফোন নম্বর' })).toBeFocused()
  await expect(page).toHaveURL(/\/purchase\//)
  // A login at the checkout reloads it: keys pressed before that would be lost with the old page.
  const reloaded = page.waitForEvent('load')
  await logInHere(page, people.learnerWithoutCourses)
  await reloaded

  await expect(app.heading()).toBeVisible()
  const batch = page.getByRole('radio', { name: /রাত ৯:০০/ })
  if (await batch.isVisible()) {
    await tabTo(page, page.getByRole('radio').first())
    while (!(await batch.isChecked())) await page.keyboard.press('ArrowDown')
    await tabAndPress(page, page.getByRole('button', { name: 'এগিয়ে যান' }))
  }
  await tabTo(page, page.getByRole('checkbox', { name: /শর্তাবলি/ }))
  await page.keyboard.press('Space')
  await tabAndPress(page, page.getByRole('button', { name: /পরিশোধ করুন$/ }))
  await tabAndPress(page, page.getByRole('button', { name: 'পেমেন্ট করুন', exact: true }))
  await expect(app.heading()).toHaveText('অভিনন্দন, ভর্তি সম্পন্ন!')
  await tabAndPress(page, page.getByRole('link', { name: 'ব্যাচে যান' }))
  await expect(page).toHaveURL(/\/dashboard\/my-courses\/batch-/)
  await expectLoaded(page)
})

journey('from my courses to the player using only keys', async ({ app, consoleWatch }) => {
  consoleWatch.allow(/ERR_FAILED|Failed to load resource/)
  const { page } = app
  await app.loginAs('learner')
  await app.goto('/dashboard/my-courses')
  await tabAndPress(
    page,
    page
      .getByRole('main')
      .getByRole('link', { name: /ফুল স্ট্যাক/ })
      .first(),
  )
  await expect(page).toHaveURL(/\/batch-full-stack-12$/)
  await tabAndPress(
    page,
    page.getByRole('navigation', { name: 'ব্যাচের পেজ' }).getByRole('link', { name: 'রেকর্ডিং' }),
  )
  await expect(page).toHaveURL(/\/recordings$/)
  await expectLoaded(page)
  await tabAndPress(page, page.getByRole('main').locator('a[href*="/recordings/recording-"]').first())
  await expect(page).toHaveURL(/\/recordings\/recording-/)
  await expect(page.getByRole('slider', { name: 'ভিডিওর অবস্থান' })).toBeVisible()
  await tabTo(page, page.getByRole('slider', { name: 'ভিডিওর অবস্থান' }))
})

/** Motion that repeats, or lasts longer than 200 ms. */
function moving(): string[] {
  return document.getAnimations().flatMap((animation) => {
    const { duration, iterations } = animation.effect?.getComputedTiming() ?? {}
    const isLong = Number(duration) > 200 || iterations === Infinity
    const { target } = (animation.effect ?? {}) as KeyframeEffect
    return isLong && animation.playState === 'running'
      ? [`${target?.className ?? '?'} ${String(duration)} ms`]
      : []
  })
}

journey('reduced motion means no motion', async ({ app }) => {
  await app.page.emulateMedia({ reducedMotion: 'reduce' })
  await app.loginAs('learner')
  for (const address of ['/', '/courses', '/dashboard', '/dashboard/my-courses/batch-full-stack-12']) {
    await app.goto(address)
    expect(await app.page.evaluate(moving), address).toEqual([])
    await expectLoaded(app.page)
    expect(await app.page.evaluate(moving), address).toEqual([])
  }
})
