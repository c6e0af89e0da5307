/**
 * The facts of a page for shared links and search engines; the app's head and the prerendered files use the
 * same tags. (spec 1 Sharing tags)
 */

import { brand, formatPageTitle } from './brand.ts'
import { shortenDescription } from './description.ts'

/** The additions of a course page. (spec 1 Sharing tags) */
export interface PageProduct {
  /** The displayed price in whole taka. */
  price: number
  isAvailable: boolean
  /** The course's id: schedules of one course are one item group. */
  itemGroup: string
}

/** As a screen gives them. */
export interface PageFacts {
  /** Omitted on the home page, which has the tagline. */
  title?: string
  /** Plain text; cut to 150 characters. Without one the brand's. */
  description?: string
  /** A path of ours or an absolute address. */
  image?: string | null
  product?: PageProduct
  /** For personal pages, and pages that do not exist. */
  isHiddenFromSearch?: boolean
}

/** Everything in its final form. */
export interface SharedPage {
  title: string
  description: string
  /** Without query and hash: one page has one address to share. */
  address: string
  image: string
  product: PageProduct | undefined
  isHiddenFromSearch: boolean
}

/** An absolute address; the brand's own picture if there is none, or if it cannot be parsed. */
function sharePicture(image: string | null | undefined, origin: string): string {
  return image && URL.canParse(image, origin) ? new URL(image, origin).href : origin + brand.shareImage
}

export function describePage(
  facts: PageFacts,
  { origin, pathname }: Pick<URL, 'origin' | 'pathname'>,
): SharedPage {
  return {
    title: formatPageTitle(facts.title),
    description: shortenDescription(facts.description || brand.description),
    address: origin + pathname,
    image: sharePicture(facts.image, origin),
    product: facts.product,
    isHiddenFromSearch: facts.isHiddenFromSearch ?? false,
  }
}
