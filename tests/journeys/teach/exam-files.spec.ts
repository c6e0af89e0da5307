/** Questions from a file, and a picture in a question, by real files and the pointer. (rulings R45, R72) */

import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import {
  NEW,
  SAVED,
  addQuestion,
  begin,
  closeSheet,
  editor,
  isWide,
  names,
  openPane,
} from '../support/exam-builder.ts'
import { expect, journey } from '../support/journey.ts'

const FILE = [
  '১। কোনটি জাভাস্ক্রিপ্টের টাইপ নয়? [২ নম্বর]',
  'ক) String  খ) Number  গ) Char  ঘ) Boolean',
  'উত্তর: গ',
  '২। উত্তর ছাড়া প্রশ্ন কোনটি?',
  'ক. এইটি',
  'খ. ওইটি',
].join('\n')

journey(
  'questions come from a file and leave as one; a picture is carried in a question @desk',
  async ({ app }) => {
    const { page } = app
    await app.loginAs('teacher')
    await app.goto(NEW)
    await begin(page, 'ফাইলের কুইজ')
    await addQuestion(page, 'আগের প্রশ্ন')
    const choose = async (button: string, file: { name: string; mimeType: string; buffer: Buffer }) => {
      const chooser = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: button, exact: true }).first().click()
      await (await chooser).setFiles(file)
    }
    const buffer = readFileSync('public/icons/icon-192.png')
    await choose('ছবি যোগ করুন: প্রশ্ন', { name: 'a.png', mimeType: 'image/png', buffer })
    await editor(page).getByLabel('ছবি ১-এর বিবরণ').fill('একটি পদ্ম')
    await closeSheet(page)

    await openPane(page, 'ফাইল')
    await choose('ফাইল বেছে নিন', { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from(FILE) })
    await expect(page.getByText('২টি প্রশ্ন পাওয়া গেছে')).toBeVisible()
    await expect(page.getByRole('checkbox', { name: /^প্রশ্ন ১/ })).toBeChecked()
    await expect(page.getByRole('checkbox', { name: /^প্রশ্ন ২/ })).not.toBeChecked()
    await app.expectSound()
    await page.getByRole('button', { name: '১টি প্রশ্ন যোগ করুন' }).click()
    await expect.poll(() => names(page)).toEqual(['আগের প্রশ্ন একটি পদ্ম', 'কোনটি জাভাস্ক্রিপ্টের টাইপ নয়?'])
    await page.getByRole('button', { name: 'ফেরান' }).click()
    await expect.poll(() => names(page)).toHaveLength(1)

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'GIFT ডাউনলোড করুন' }).click()
    expect(readFileSync(await (await download).path(), 'utf8')).toMatch(
      /আগের প্রশ্ন<img src\\="data\\:image\/webp;base64,/,
    )
    await closeSheet(page)
    await expect(page.getByText(SAVED)).toBeVisible()
    await page
      .getByRole('button', { name: isWide(page) ? 'শিক্ষার্থীর চোখে দেখুন' : 'শিক্ষার্থী', exact: true })
      .click()
    const shown = page
      .getByRole('group', { name: 'শিক্ষার্থী যেমন দেখবেন' })
      .getByRole('img', { name: 'একটি পদ্ম' })
    await expect(shown).toHaveJSProperty('complete', true)
    expect(await shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(50)
  },
)

const FONT = readFileSync(
  'node_modules/@fontsource-variable/noto-sans-bengali/files/noto-sans-bengali-bengali-wght-normal.woff2',
).toString('base64')

/** As Chromium prints it, with a font of Bengali. */
async function printPdf(page: Page, html: string): Promise<Buffer> {
  const paper = await page.context().newPage()
  await paper.setContent(
    `<style>@font-face { font-family: Bengali; src: url(data:font/woff2;base64,${FONT}) } body { font-family: Bengali }</style>${html}`,
  )
  await paper.evaluate(() => document.fonts.ready)
  const pdf = await paper.pdf()
  await paper.close()
  return pdf
}

const PAPER = `<p>১। বাংলাদেশের রাজধানী কোথায়?</p><p>ক) ঢাকা</p><p>খ) খুলনা</p><p>উত্তর: ক</p>
<p>2. Which tag makes a link?</p><p>A) b</p><p>B) a</p><p>Answer: B</p>`

journey('questions come from a PDF with text; one of photos says what to do @desk', async ({ app }) => {
  const { page } = app
  await app.loginAs('teacher')
  await app.goto(NEW)
  await begin(page, 'PDF-এর কুইজ')
  await closeSheet(page)
  await openPane(page, 'ফাইল')
  const choose = async (name: string, mimeType: string, buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'ফাইল বেছে নিন', exact: true }).first().click()
    await (await chooser).setFiles({ name, mimeType, buffer })
  }
  const photo = readFileSync('public/share.png')
  const address = `data:image/png;base64,${photo.toString('base64')}`
  await choose('photo.pdf', 'application/pdf', await printPdf(page, `<img src="${address}">`))
  await expect(page.getByText('এই PDF-এ লেখা নেই', { exact: false })).toBeVisible()
  await choose('cut.pdf', 'application/pdf', Buffer.from('%PDF-1.7 endobj'))
  await expect(page.getByText('ফাইলটি নষ্ট, পড়া যায়নি', { exact: false })).toBeVisible()
  await choose('paper.pdf', 'application/pdf', await printPdf(page, PAPER))
  await expect(page.getByText('২টি প্রশ্ন পাওয়া গেছে')).toBeVisible()
  await expect(page.getByText('PDF থেকে শুধু লেখা এসেছে', { exact: false })).toBeVisible()
  await expect(page.getByText('ফাইলের ১ নম্বর পেজ')).toHaveCount(2)
  // Chromium writes Bengali letters as they are drawn.
  await expect(page.getByText('অক্ষর উল্টোপাল্টা এসেছে', { exact: false })).toHaveCount(1)
  await expect(page.getByRole('checkbox', { name: /^প্রশ্ন ১/ })).not.toBeChecked()
  await expect(page.getByRole('checkbox', { name: /^প্রশ্ন ২/ })).toBeChecked()
  await page.getByRole('button', { name: 'অন্য ফাইল দিন' }).click()

  // A picture above 30 kB is scaled down.
  const moodle = `<quiz><question type="multichoice"><questiontext format="html"><text><![CDATA[<p>কোনটি পদ্ম?</p>]]></text></questiontext><defaultgrade>1</defaultgrade><single>true</single>${[
    0, 100,
  ]
    .map(
      (fraction, at) =>
        `<answer fraction="${fraction}" format="html"><text><![CDATA[<img src="@@PLUGINFILE@@/${at}.png" alt="ছবি ${at}">]]></text><file name="${at}.png" path="/" encoding="base64">${Buffer.concat([photo, Buffer.from([at])]).toString('base64')}</file></answer>`,
    )
    .join('')}</question></quiz>`
  await choose('moodle.xml', 'text/xml', Buffer.from(moodle))
  await expect(page.getByText('১টি প্রশ্ন পাওয়া গেছে')).toBeVisible()
  const shown = page.getByRole('img', { name: 'ছবি 1' })
  await expect(shown).toHaveJSProperty('complete', true)
  expect(await shown.getAttribute('src')).toMatch(/^data:image\/webp/)
  await app.expectSound()
})
