import { describe, expect, it } from 'vitest'
import {
  appPlatforms,
  getAppLink,
  brand,
  hasShop,
  markTitle,
  formatPageTitle,
  socialLinks,
  unmarkTitle,
} from './brand.ts'

describe('brand (ruling R1)', () => {
  it('has the five networks', () => {
    expect(socialLinks.map((link) => link.name)).toEqual([
      'Facebook',
      'Instagram',
      'LinkedIn',
      'YouTube',
      'TikTok',
    ])
  })

  it.each(socialLinks)('$name has an address of our own', ({ href }) =>
    expect(new URL(href).hostname).toMatch(/\.example$/),
  )

  it.each([
    ['ios', '/ios'],
    ['windows', '/windows'],
    ['android', '/android'],
    ['linux', '/android'],
    [undefined, '/android'],
  ])('the app for %s ends in %s (spec 2)', (platform, end) =>
    expect(new URL(getAppLink(platform)).pathname).toBe(end),
  )

  it.each([
    ['', false],
    ['soon', false],
    ['https://apps.karigor.example/ios', false],
    ['https://play.google.com/store/apps/details?id=bd.karigor', true],
  ])('an app is offered only where a store has it: %s', (link, isOffered) =>
    expect(hasShop(link)).toBe(isOffered),
  )

  it('offers no app for the sample brand', () => expect(appPlatforms).toEqual([]))

  it('titles a page with its name and the brand, or with the tagline (spec 1)', () => {
    expect(formatPageTitle('কোর্সসমূহ')).toBe('কোর্সসমূহ – কারিগর')
    expect(formatPageTitle()).toBe(brand.tagline)
    expect(formatPageTitle('  ')).toBe(brand.tagline)
  })

  it.each([
    ['৩', '(৩) নোটিশ – কারিগর'],
    ['২৪ মিনিট', '(২৪ মিনিট) নোটিশ – কারিগর'],
    [undefined, 'নোটিশ – কারিগর'],
  ])('the prefix of a title (%s) is removed again', (mark, title) => {
    expect(markTitle(formatPageTitle('নোটিশ'), mark)).toBe(title)
    expect(unmarkTitle(title)).toBe('নোটিশ – কারিগর')
  })
})
