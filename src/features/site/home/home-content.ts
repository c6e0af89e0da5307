/** What the home page takes from the content management: sections by key, and words in the places of the picture. (ruling R43) */
import type { CmsItem, CmsPage } from '#src/api/shapes/cms.ts'

const NONE: readonly CmsItem[] = []

/** The items of a section; none while the page is on its way, and when the section is missing. */
export function itemsOf(page: CmsPage | undefined, section: string): readonly CmsItem[] {
  return page?.sections.find(({ key }) => key === section)?.items ?? NONE
}

export function titleOf(page: CmsPage | undefined, section: string): string | undefined {
  return page?.sections.find(({ key }) => key === section)?.title || undefined
}

/** The item with a sign, which is how hero and banners tell theirs apart. */
export function itemWith(items: readonly CmsItem[], icon: string): CmsItem | undefined {
  return items.find((item) => item.icon === icon)
}

export interface Slogan {
  /** The first line, with its comma. */
  first: string
  /** What the stitches run under: the second line without its last word. */
  stitched: string
  last: string
}

/** `মন দিয়ে শিখুন, নিজের হাতে গড়ুন` in its two lines. A slogan without a comma is one stitched line. */
export function sloganOf(title: string): Slogan {
  const comma = title.indexOf(',') + 1
  const second = title.slice(comma).trim().split(/\s+/)
  const last = second.length > 1 ? second.at(-1)! : ''
  return { first: title.slice(0, comma).trim(), stitched: second.slice(0, second.length - (last ? 1 : 0)).join(' '), last }
}

/** The figures in the order in which the page keeps them: learners, rating, reviews, open jobs. */
export function figuresOf(page: CmsPage | undefined) {
  const [learners, rating, reviews] = itemsOf(page, 'figures').map(({ value }) => value ?? undefined)
  return { learners, rating, reviews }
}
