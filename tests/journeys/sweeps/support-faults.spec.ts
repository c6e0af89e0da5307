/** A ticket under every way a call can go wrong: no word is lost, and it arrives once. Long: `npm run test:faults`. (ruling R42) */
import { allowBadAnswers } from '../support/broken-screen.ts'
import { CONTACT, contact, next, received, submit, text } from '../support/help-form.ts'
import { expect, journey } from '../support/journey.ts'
import type { Fault } from '../support/sandbox-control.ts'

const WORDS = 'টিকিটের কথা: <b>হারায়</b> না।'
const GATEWAY = '<!doctype html><html><head><title>Error</title></head><body><h1>Gateway</h1></body></html>'

type Case = Pick<Fault, 'kind'> & Partial<Fault>
const status = (code: number, body: unknown, headers: Record<string, string> = {}): Case => ({
  kind: 'status',
  status: code,
  body,
  headers,
})

const cases: Readonly<Record<string, Case>> = {
  'line broken before it arrived': { kind: 'drop-before' },
  'line broken after it arrived': { kind: 'apply-then-drop' },
  'answer late': { kind: 'delay', delay_ms: 3000 },
  '400 with a sentence': status(400, { msg: 'ভুল তথ্য' }),
  '400 without one': status(400, {}),
  '400 as a page': { kind: 'html', status: 400, body: GATEWAY },
  '401': status(401, {}),
  '403': status(403, { msg: 'not allowed' }),
  '408': status(408, ''),
  '409': status(409, { msg: 'already submitted' }),
  '410': status(410, {}),
  '413 as a page': { kind: 'html', status: 413, body: GATEWAY },
  '415': status(415, {}),
  '422 with markup': status(422, { msg: '<img src=x onerror=alert(1)>' }),
  '422 with an object': status(422, { msg: { a: 1 } }),
  '422 with a very long word': status(422, { msg: 'x'.repeat(5000) }),
  '429 until a far day': status(429, '', { 'retry-after': 'Wed, 21 Oct 2037 07:28:00 GMT' }),
  '429 until before now': status(429, '', { 'retry-after': '-1' }),
  '500 with a sentence': status(500, { msg: 'oops' }),
  '500 without anything': status(500, ''),
  '500 as a page': { kind: 'html', status: 500, body: GATEWAY },
  '502 as a page': { kind: 'html', status: 502, body: GATEWAY },
  '504 as a page': { kind: 'html', status: 504, body: GATEWAY },
  'a page that says all is well': { kind: 'html', status: 200, body: GATEWAY },
  'cut JSON': status(200, '{"code":200,"status":"success","data":{"_id":"x","num'),
  'an empty body': status(200, ''),
  'an answer without a number': status(200, { code: 200, status: 'success', msg: '', data: {} }),
}

for (const [name, fault] of Object.entries(cases)) {
  journey(name, async ({ app, sandbox, consoleWatch }) => {
    allowBadAnswers(consoleWatch)
    const { page } = app
    await app.goto('/support?category=module')
    await text(page).fill(WORDS)
    await next(page).click()
    await contact(page).fill(CONTACT)
    await sandbox.fault({ method: 'POST', path: 'ticket', times: 0, ...fault })
    await submit(page).click()
    // Wherever it stands now, every word is on the page, also after a reload.
    await expect(page.getByText(WORDS)).toBeVisible()
    await page.reload()
    await expect(page.getByText(WORDS)).toBeVisible()
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
    const mend = page.getByRole('button', { name: 'ঠিক করে আবার পাঠান' })
    const sendNow = page.getByRole('button', { name: 'এখনই পাঠান' })
    await expect(mend.or(sendNow).or(received(page)).first()).toBeVisible({ timeout: 35_000 })
    await sandbox.clearFaults()
    if (await mend.isVisible()) {
      await mend.click()
      await expect(text(page)).toHaveValue(WORDS)
      await next(page).click()
      await submit(page).click()
    } else if (await sendNow.isVisible()) await sendNow.click()
    await expect(received(page)).toBeVisible({ timeout: 35_000 })
    expect(await sandbox.tickets()).toHaveLength(1)
  })
}
