import { describe, expect, it } from 'vitest'
import type { CmsPage } from '#src/api/shapes/cms.ts'
import { getFigures, getItems, findItem, splitSlogan, findTitle } from './home-content.ts'

const item = (icon: string, value?: number) => ({
  title: icon,
  text: '',
  icon,
  picture: null,
  href: null,
  value,
})
const page: CmsPage = {
  key: 'home',
  title: '',
  text: '',
  sections: [
    { key: 'hero', title: '', text: '', items: [item('live', 118), item('job')] },
    {
      key: 'figures',
      title: 'এখন',
      text: '',
      items: [item('', 24_000), item('', 4.8), item('', 3127), item('', 86)],
    },
  ],
}

describe('sloganOf', () => {
  it.each([
    ['মন দিয়ে শিখুন, নিজের হাতে গড়ুন', { first: 'মন দিয়ে শিখুন,', stitched: 'নিজের হাতে', last: 'গড়ুন' }],
    ['শিখুন হাতে-কলমে', { first: '', stitched: 'শিখুন', last: 'হাতে-কলমে' }],
    ['শিখুন', { first: '', stitched: 'শিখুন', last: '' }],
    ['শিখুন, গড়ুন', { first: 'শিখুন,', stitched: 'গড়ুন', last: '' }],
  ])('%s', (title, slogan) => {
    expect(splitSlogan(title)).toEqual(slogan)
  })
})

describe('the content', () => {
  it('finds sections and items, and nothing where there are none', () => {
    expect(findItem(getItems(page, 'hero'), 'live')?.value).toBe(118)
    expect(findItem(getItems(page, 'hero'), 'assignment')).toBeUndefined()
    expect(getItems(page, 'voices')).toEqual([])
    expect(getItems(undefined, 'hero')).toEqual([])
    expect(findTitle(page, 'figures')).toBe('এখন')
    expect(findTitle(page, 'hero')).toBeUndefined()
  })

  it('reads the figures in order', () => {
    expect(getFigures(page)).toEqual({ learners: 24_000, rating: 4.8, reviews: 3127 })
    expect(getFigures(undefined)).toEqual({ learners: undefined, rating: undefined, reviews: undefined })
  })
})
