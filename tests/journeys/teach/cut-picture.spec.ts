/** A printed question becomes a picture of a question: the part of a photo that is cut out. (rulings R70, R84) */

import { addQuestion, begin, editor, NEW } from '../support/exam-builder.ts'
import { expect, journey } from '../support/journey.ts'
import { takePhoto } from '../support/scanned-pages.ts'

journey('a part of a photo is cut by keys and added to the question', async ({ app }) => {
  const { page } = app
  await app.loginAs('teacher')
  await app.goto(NEW)
  await begin(page, 'ছবির প্রশ্ন')
  await addQuestion(page, 'ছবিতে কী আছে?')
  const photo = { name: 'question.png', mimeType: 'image/png', buffer: takePhoto() }
  await editor(page).locator('input[accept="image/*"]').first().setInputFiles(photo)
  const cutting = page.getByRole('dialog', { name: 'ছবির দরকারি অংশ কেটে নিন' })
  const edge = cutting.getByRole('button', { name: 'নিচের কিনারা' })
  await expect(edge).toBeVisible()
  await edge.focus()
  for (let press = 0; press < 20; press++) await page.keyboard.press('Shift+ArrowUp')
  await page.screenshot({ path: 'test-results/servers/cutting.png' })
  await app.expectSound()
  await cutting.getByRole('button', { name: 'এই অংশ নিন' }).click()
  await expect(cutting).toHaveCount(0)
  const picture = editor(page).locator('img[src^="data:image/"]').first()
  await expect(picture).toBeVisible()
  await expect(editor(page).getByLabel('ছবি ১-এর বিবরণ')).toBeVisible()
  await page.screenshot({ path: 'test-results/servers/cut.png' })
  // The photo is upright; the part is broader than it is high.
  const [width, height] = await picture.evaluate((img: HTMLImageElement) => [
    img.naturalWidth,
    img.naturalHeight,
  ])
  expect(width).toBeGreaterThan(height ?? 0)
})
