/** A paper in both of its languages, and the name in Latin letters. */

import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { usePaperLanguage } from '../paper-language.ts'
import { CertificatePaper } from './certificate-paper.tsx'
import { PaperLanguages } from './language-bar.tsx'
import { LetterPaper } from './letter-paper.tsx'
import { ReportCardPaper } from './report-card-paper.tsx'

const BENGALI = /[\u0980-\u09ff]/

const certificate = {
  type: 'course',
  learner_name: 'নুসরাত জাহান',
  title: 'ফুল স্ট্যাক ওয়েব ডেভেলপমেন্ট উইথ জাভাস্ক্রিপ্ট',
  hours: 60,
  mark: 92,
  issued_at: '2026-11-24T04:00:00Z',
  number: 'KG-2026-000123',
} as const
const facts = {
  learner: 'নুসরাত জাহান',
  course: certificate.title,
  batch: 'ব্যাচ ১২',
  number: 'TRX1',
  from: '2026-01-01T04:00:00Z',
  at: '2026-11-24T04:00:00Z',
  done: 22,
  total: 36,
  percent: 92,
  attendance: [{ kind: 'live', weight: 20, done: 21, total: 22 }],
  groups: [
    {
      kind: 'exam',
      weight: 30,
      rows: [{ id: 'e', title: 'লাইভ টেস্ট: MongoDB', at: null, mark: 9, marks: 10 }],
    },
  ],
  waiting: ['কুইজ ২'],
  levels: [{ id: 'l', title: 'জাভাস্ক্রিপ্ট: লেভেল ১', percent: 80, at: '2026-10-01T04:00:00Z' }],
  teacher: 'তানভীর হাসান',
} as const

const save = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve())

function Papers({ kept }: { kept: string | undefined }) {
  const [language, setLanguage] = usePaperLanguage()
  const name = { original: 'নুসরাত জাহান', kept, isPending: false, save }
  return (
    <PaperLanguages language={language} onChange={setLanguage} name={name}>
      <CertificatePaper certificate={certificate} address="https://own.test/share/certificate/course/a" />
      <ReportCardPaper facts={facts} />
      <LetterPaper facts={facts} />
    </PaperLanguages>
  )
}

const show = (address = '/', kept: string | undefined = 'Nusraat Zahan') =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Papers kept={kept} />
    </MemoryRouter>,
  )

test('the switch changes every paper to English letters, months and digits, and back', async () => {
  show()
  expect(screen.getByRole('article', { name: 'সার্টিফিকেট' })).toHaveTextContent('২৪ নভেম্বর, ২০২৬')
  expect(screen.queryByRole('textbox')).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: 'English' }))
  await screen.findByRole('article', { name: 'Certificate' })
  const papers = screen.getAllByRole('article')
  expect(papers).toHaveLength(3)
  for (const paper of papers) {
    expect(paper).toHaveAttribute('lang', 'en')
    expect(paper).toHaveTextContent('Nusraat Zahan')
    // The name on record stays below the chosen spelling.
    expect(paper.textContent.replace('নুসরাত জাহান', '')).not.toMatch(BENGALI)
    expect(paper).toHaveTextContent('24 November 2026')
    expect(paper).toHaveTextContent('Full Stack Web Development With JavaScript')
  }
  expect(papers[0]).toHaveTextContent('Total time 60 hours')
  expect(papers[1]).toHaveTextContent('21 of 22')
  expect(papers[2]).toHaveTextContent('22 of 36 classes were held.')
  await userEvent.click(screen.getByRole('radio', { name: 'বাংলা' }))
  expect(screen.getByRole('article', { name: 'সুপারিশপত্র: নুসরাত জাহান' })).toHaveTextContent('৩৬টির মধ্যে ২২টি')
})

test('the address opens the paper in English and asks for the name once, which must be the same name', async () => {
  show('/?lang=en', '')
  await screen.findByRole('article', { name: 'Certificate' })
  expect(screen.getByRole('article', { name: 'Letter of Recommendation: Nusrat Jahan' })).toBeVisible()
  const field = await screen.findByRole('textbox', { name: 'ইংরেজি কাগজে নামের বানান' })
  expect(field).toHaveValue('Nusrat Jahan')
  const press = () => userEvent.click(screen.getByRole('button', { name: 'সেভ করুন' }))
  for (const [text, fault] of [
    ['', 'ইংরেজি অক্ষরে নামটি লিখুন।'],
    ['নুসরাত', /শুধু ইংরেজি অক্ষর/],
    ['Tanvir Hasan', /“নুসরাত জাহান” নামের সঙ্গে মেলে না/],
  ] as const) {
    await userEvent.clear(field)
    if (text) await userEvent.type(field, text)
    await press()
    expect(screen.getByText(fault)).toBeInTheDocument()
  }
  expect(save).not.toHaveBeenCalled()
  await userEvent.clear(field)
  await userEvent.type(field, 'Nusraat Zahan')
  await press()
  await waitFor(() => expect(save).toHaveBeenCalledWith('Nusraat Zahan'))
})

test('a kept name that is another one is on no paper, and is asked for again', async () => {
  show('/?lang=en', 'SOME BODY')
  await screen.findByRole('article', { name: 'Certificate' })
  for (const paper of screen.getAllByRole('article')) {
    expect(paper).toHaveTextContent('Nusrat Jahan')
    expect(paper).not.toHaveTextContent('SOME BODY')
    expect(paper).toHaveTextContent(/Name on record: ?নুসরাত জাহান/)
  }
  expect(screen.getByRole('textbox', { name: 'ইংরেজি কাগজে নামের বানান' })).toBeVisible()
})
