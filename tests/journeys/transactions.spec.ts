/** The learner's payments: what is left to pay, one state of them, an invoice on paper. */
import { decide, order, pay } from './support/checkout-page.ts'
import { expect, journey } from './support/journey.ts'

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

journey('one state of the transactions in the address, and an invoice that prints alone', async ({ app }) => {
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
})
