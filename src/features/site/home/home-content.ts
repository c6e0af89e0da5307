/**
 * Reads the home page's content: sections by key, with the texts in their positions in the design. (ruling
 * R43)
 */

import type { CmsItem, CmsPage } from '#src/api/shapes/cms.ts'

const NONE: readonly CmsItem[] = []

/** The items of a section; none while the page loads, or if the section is missing. */
export function getItems(page: CmsPage | undefined, section: string): readonly CmsItem[] {
  return page?.sections.find(({ key }) => key === section)?.items ?? NONE
}

export function findTitle(page: CmsPage | undefined, section: string): string | undefined {
  return page?.sections.find(({ key }) => key === section)?.title || undefined
}

/** Finds the item with an icon, by which hero and banners identify theirs. */
export function findItem(items: readonly CmsItem[], icon: string): CmsItem | undefined {
  return items.find((item) => item.icon === icon)
}

export interface Slogan {
  /** The first line, with its comma. */
  first: string
  /** The underlined part: the second line without its last word. */
  stitched: string
  last: string
}

/**
 * `মন দিয়ে শিখুন, নিজের হাতে গড়ুন` is split into two lines. A slogan without a comma is one underlined
 * line.
 */
export function splitSlogan(title: string): Slogan {
  const comma = title.indexOf(',') + 1
  const second = title.slice(comma).trim().split(/\s+/)
  const last = second.length > 1 ? second.at(-1)! : ''
  return {
    first: title.slice(0, comma).trim(),
    stitched: second.slice(0, second.length - (last ? 1 : 0)).join(' '),
    last,
  }
}

/** The numbers in the order of the content: learners, rating, reviews, open jobs. */
export function getFigures(page: CmsPage | undefined) {
  const [learners, rating, reviews] = getItems(page, 'figures').map(({ value }) => value ?? undefined)
  return { learners, rating, reviews }
}
