import { expect, test, vi } from 'vitest'
import { listOfferedCards } from './offered-cards.ts'

vi.mock('./features.ts', () => ({ offers: { certificates: false, jobs: false } }))
vi.mock('./left-out.ts', () => ({ isLeftOut: (to: string) => to.startsWith('/job-placement') }))

const card = (icon: string, href: string | null = null) => ({ icon, href })

test('content cards about a disabled feature are removed, by their id and by their link', () => {
  const stays = [
    card(''),
    card('assessment'),
    card('live', '/courses'),
    card('interview'),
    card('search', 'https://a.example'),
  ]
  const goes = [card('job'), card('cv'), card('certificate'), card('', '/job-placement')]
  expect(listOfferedCards([...goes, ...stays])).toEqual(stays)
})
