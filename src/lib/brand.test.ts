import { describe, expect, it } from 'vitest'
import {
  appPlatforms,
  getAppLink,
  brand,
  isRealLink,
  socialLinks,
  markTitle,
  formatPageTitle,
  unmarkTitle,
} from './brand.ts'
import own from './owner/brand.json' with { type: 'json' }

describe('brand (ruling R1)', () => {
  it('has the five networks', () => {
    expect(own.networks.map((link) => link.name)).toEqual([
      'Facebook',
      'Instagram',
      'LinkedIn',
      'YouTube',
      'TikTok',
    ])
  })

  it('shows no network and no app of the sample brand', () => {
    expect(socialLinks).toEqual([])
    expect(appPlatforms).toEqual([])
  })

  it.each([
    ['ios', '/ios'],
    ['windows', '/windows'],
    ['android', '/android'],
    ['linux', '/android'],
    [undefined, '/android'],
  ])('the app for %s ends in %s (spec 2)', (platform, end) =>
    expect(getAppLink(platform, { ios: '/ios', windows: '/windows', android: '/android' })).toBe(end),
  )

  it.each([
    ['', false],
    ['soon', false],
    ['https://apps.karigor.example/ios', false],
    ['https://karigor.example', false],
    ['https://play.google.com/store/apps/details?id=bd.karigor', true],
  ])('a link is shown only where it leads somewhere: %s', (link, isOffered) =>
    expect(isRealLink(link)).toBe(isOffered),
  )

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
