import { describe, expect, it } from 'vitest'
import type { CmsPage } from '#src/api/shapes/cms.ts'
import { figuresOf, itemsOf, itemWith, sloganOf, titleOf } from './home-content.ts'

const item = (icon: string, value?: number) => ({ title: icon, text: '', icon, picture: null, href: null, value })
const page: CmsPage = {
  key: 'home',
  title: '',
  text: '',
  sections: [
    { key: 'hero', title: '', text: '', items: [item('live', 118), item('job')] },
    { key: 'figures', title: 'এখন', text: '', items: [item('', 24_000), item('', 4.8), item('', 3127), item('', 86)] },
  ],
}

describe('sloganOf', () => {
  it.each([
    ['মন দিয়ে শিখুন, নিজের হাতে গড়ুন', { first: 'মন দিয়ে শিখুন,', stitched: 'নিজের হাতে', last: 'গড়ুন' }],
    ['শিখুন হাতে-কলমে', { first: '', stitched: 'শিখুন', last: 'হাতে-কলমে' }],
    ['শিখুন', { first: '', stitched: 'শিখুন', last: '' }],
    ['শিখুন, গড়ুন', { first: 'শিখুন,', stitched: 'গড়ুন', last: '' }],
  ])('%s', (title, slogan) => {
    expect(sloganOf(title)).toEqual(slogan)
  })
})

describe('the content', () => {
  it('finds sections and items, and nothing where there is none', () => {
    expect(itemWith(itemsOf(page, 'hero'), 'live')?.value).toBe(118)
    expect(itemWith(itemsOf(page, 'hero'), 'assignment')).toBeUndefined()
    expect(itemsOf(page, 'voices')).toEqual([])
    expect(itemsOf(undefined, 'hero')).toEqual([])
    expect(titleOf(page, 'figures')).toBe('এখন')
    expect(titleOf(page, 'hero')).toBeUndefined()
  })

  it('reads the figures in their order', () => {
    expect(figuresOf(page)).toEqual({ learners: 24_000, rating: 4.8, reviews: 3127 })
    expect(figuresOf(undefined)).toEqual({ learners: undefined, rating: undefined, reviews: undefined })
  })
})
