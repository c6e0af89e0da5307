/** The learner's payments: what is still due, a filter by state, an invoice on paper. */

import { decide, order, pay, payButton } from '../support/checkout-page.ts'
import { expect, journey } from '../support/journey.ts'

journey('the rest of a booking is paid from the transactions', async ({ app }) => {
  const { page } = app
  await app.loginAs('learner')
  await app.goto('/dashboard/transactions')
  await expect(page.getByText(/বাকি ৳৪,০০০/)).toBeVisible()
  await app.expectSound()
  await page.getByRole('link', { name: 'বাকি টাকা দিন' }).click()
  await expect(app.heading()).toHaveText('বাকি টাকা পরিশোধ করুন')
  await expect(order(page).getByText(/^ইউএক্স ডিজাইন/)).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(2)
  await app.expectSound()
  await pay(page)
  await decide(page, 'পেমেন্ট করুন')
  await expect(app.heading()).toHaveText('বাকি টাকা পরিশোধ হয়েছে')
  await app.goto('/dashboard/transactions')
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page.getByRole('link', { name: 'বাকি টাকা দিন' })).toHaveCount(0)
})

journey('a filter by state in the address, and an invoice that prints by itself', async ({ app }) => {
  const { page } = app
  await app.loginAs('learner')
  await app.goto('/dashboard/transactions')
  await page.getByRole('combobox', { name: 'অবস্থা অনুযায়ী দেখুন' }).selectOption({ label: 'ব্যর্থ' })
  await expect(page).toHaveURL(/\?state=failed$/)
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  await page.reload()
  await expect(page.getByRole('rowheader')).toHaveCount(1)

  await app.goto('/dashboard/transactions/TRX10300112')
  await expect(page.getByRole('article', { name: 'ইনভয়েস' })).toContainText('INV-TRX10300112')
  await app.expectSound()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('article', { name: 'ইনভয়েস' })).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(app.heading()).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await app.goto('/dashboard/transactions/TRX10300112?lang=en')
  const english = page.getByRole('article', { name: 'Invoice' })
  await expect(english).toContainText('Transaction number TRX10300112')
  await expect(english).toContainText(/Paid ?BDT \d/)
  await expect(english).toContainText('Nusrat Jahan')
})

journey.describe('from New York', () => {
  journey.use({ timezoneId: 'America/New_York' })

  journey(
    'a foreign number: card and dollars first, local time beside that of Dhaka, and a due that says why no card works',
    async ({ app }) => {
      const { page } = app
      await app.loginAs('abroad')
      await app.goto('/purchase/full-stack-javascript?schedule=schedule-full-stack-javascript-13-1')
      await expect(page.getByRole('radio').first()).toBeChecked()
      await expect(page.getByRole('radio').first()).toHaveAttribute('value', 'stripe2')
      await expect(payButton(page)).toHaveText(/^কার্ডে \$/)
      await expect(page.getByText(/ক্লাস শুরু .* আপনার সময় সকাল/)).toBeVisible()
      await app.expectSound()

      await app.goto('/dashboard/transactions')
      await expect(page.getByText(/সময় পেরিয়ে গেছে, এখনই দিন।$/)).toBeVisible()
      await page.getByRole('link', { name: 'বাকি টাকা দিন' }).click()
      await expect(page.getByRole('note')).toContainText('কার্ডে দেওয়া যাচ্ছে না')
      await expect(page.getByRole('radio')).toHaveCount(2)
      await app.expectSound()
      await page.getByRole('link', { name: 'সাপোর্টে লিখুন' }).click()
      await expect(page.getByRole('textbox', { name: 'একটু খুলে বলুন' })).toHaveValue(
        /বাকি ৳৪,০০০ বিদেশ থেকে দিতে চাই/,
      )
      await page.goBack()
      await expect(page.getByRole('note')).toBeVisible()
    },
  )
})
