/** A ticket written while its call fails: no word is lost, and it arrives once. (rulings R21, R42) */

import { CONTACT, contact, next, received, submit, text } from './help-form.ts'
import { expect, type App } from './journey.ts'
import { layFault, type LineFault } from './line-faults.ts'
import type { SandboxControl } from './sandbox-control.ts'

const WORDS = 'টিকিটের কথা: <b>হারায়</b> না।'
/** The sender's own next try may come first. */
const NEXT_TRY = { timeout: 90_000 }

export async function expectTicketSurvives(
  fault: LineFault,
  { page, goto }: App,
  sandbox: SandboxControl,
): Promise<void> {
  await goto('/support?category=module')
  await text(page).fill(WORDS)
  await next(page).click()
  await contact(page).fill(CONTACT)
  const lift = await layFault(fault, { page, sandbox }, [{ method: 'POST', path: 'ticket' }])
  await submit(page).click()
  // Wherever it is now, every word is on the page, also after a reload.
  await expect(page.getByText(WORDS)).toBeVisible()
  if (fault !== 'no line, and the browser knows') await page.reload()
  await expect(page.getByText(WORDS)).toBeVisible()
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  const mend = page.getByRole('button', { name: 'ঠিক করে আবার পাঠান' })
  const sendNow = page.getByRole('button', { name: 'এখনই পাঠান' })
  await expect(mend.or(sendNow).or(received(page)).first()).toBeVisible(NEXT_TRY)
  await lift()
  if (await mend.isVisible()) {
    await mend.click()
    await expect(text(page)).toHaveValue(WORDS)
    await next(page).click()
    await submit(page).click()
  }
  // Without the fault it is also sent by itself, maybe under the pointer.
  await expect(async () => {
    if (await sendNow.isVisible()) await sendNow.click({ timeout: 1000 })
    await expect(received(page)).toBeVisible({ timeout: 3000 })
  }).toPass(NEXT_TRY)
  expect(await sandbox.tickets()).toHaveLength(1)
}
