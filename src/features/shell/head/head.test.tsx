import { render, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { brand } from '#src/lib/brand.ts'
import { useMarkedTitle } from '#src/stores/shell/title-mark-store.ts'
import { Head } from './head.tsx'

/** Draws, and waits for the tags that follow the title. */
async function draw(head: React.ReactNode): Promise<void> {
  render(head)
  await waitFor(() => expect(document.head.querySelector('meta[property="og:type"]')).not.toBeNull())
}

/** All values of a tag: one is right, two would be a duplicate. */
function tags(name: string): (string | null)[] {
  const found = document.head.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`)
  return [...found].map((tag) => tag.getAttribute('content'))
}

beforeEach(() => {
  document.head.replaceChildren()
  window.history.replaceState(null, '', '/course/react?from=mail#reviews')
})

test('a page has its title, followed by the brand', async () => {
  await draw(<Head title="ফুল স্ট্যাক" />)
  expect(document.title).toBe(`ফুল স্ট্যাক – ${brand.name}`)
  expect(tags('og:title')).toEqual([document.title])
})

function Marks({ unread, minutes }: { unread?: string; minutes?: string }) {
  useMarkedTitle('unread', unread)
  useMarkedTitle('minutes', minutes)
  return <Head title="ফুল স্ট্যাক" />
}

test('the tab shows the unread count or the minutes left; the shared title does not', async () => {
  const { rerender, unmount } = render(<Marks unread="৩" />)
  await waitFor(() => expect(tags('og:title')).toEqual([`ফুল স্ট্যাক – ${brand.name}`]))
  expect(document.title).toBe(`(৩) ফুল স্ট্যাক – ${brand.name}`)
  rerender(<Marks unread="৩" minutes="২৪ মিনিট" />)
  expect(document.title).toBe(`(২৪ মিনিট) ফুল স্ট্যাক – ${brand.name}`)
  expect(tags('og:title')).toEqual([`ফুল স্ট্যাক – ${brand.name}`])
  unmount()
  await draw(<Head title="পরের" />)
  expect(document.title).toBe(`পরের – ${brand.name}`)
})

test('a page without a title has the tagline', async () => {
  await draw(<Head />)
  expect(document.title).toBe(brand.tagline)
})

test('sharing tags: address, type, description, picture, large card (spec 1)', async () => {
  await draw(<Head title="ক" description={'a'.repeat(200)} image="/media/cover.png" />)
  expect(tags('og:url')).toEqual([`${window.location.origin}/course/react`])
  expect(tags('og:type')).toEqual(['website'])
  expect(tags('description')).toEqual([`${'a'.repeat(150)}…`])
  expect(tags('og:description')).toEqual(tags('description'))
  expect(tags('og:image')).toEqual([`${window.location.origin}/media/cover.png`])
  expect(tags('twitter:card')).toEqual(['summary_large_image'])
  expect(tags('twitter:image')).toEqual(tags('og:image'))
  expect(tags('og:image:alt')).toEqual(tags('og:title'))
  expect(tags('product:price:amount')).toEqual([])
})

test('a picture with an invalid address is replaced by the brand’s, and breaks no page', async () => {
  await draw(<Head title="ক" image="https://" />)
  expect(tags('og:image')).toEqual([new URL(brand.shareImage, window.location.origin).href])
})

test.each([
  [true, 'in stock'],
  [false, 'out of stock'],
])('a course page states its price (can be bought: %s)', async (isAvailable, availability) => {
  await draw(<Head title="ক" product={{ price: 6000, isAvailable, itemGroup: 'course-1' }} />)
  expect(tags('product:price:amount')).toEqual(['6000'])
  expect(tags('product:price:currency')).toEqual(['BDT'])
  expect(tags('product:availability')).toEqual([availability])
  expect(tags('product:condition')).toEqual(['new'])
  expect(tags('product:item_group_id')).toEqual(['course-1'])
})
