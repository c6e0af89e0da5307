/**
 * The tags for sharing and finding a page; separate from its facts, since the app loads them after the page.
 * (spec 1 Sharing tags)
 */

import { brand } from './brand.ts'
import type { SharedPage } from './page-facts.ts'

export interface HeadTag {
  /** The attribute with the name: `og:` and `product:` tags are properties. */
  by: 'name' | 'property'
  name: string
  content: string
}

const buildPropertyTag = (name: string, content: string): HeadTag => ({ by: 'property', name, content })
const buildNamedTag = (name: string, content: string): HeadTag => ({ by: 'name', name, content })

/** The tags of a page besides its title and its canonical address. (spec 1 Sharing tags) */
export function listHeadTags({
  title,
  description,
  address,
  image,
  product,
  isHiddenFromSearch,
}: SharedPage): HeadTag[] {
  const sold = product && [
    buildPropertyTag('product:price:amount', String(product.price)),
    buildPropertyTag('product:price:currency', 'BDT'),
    buildPropertyTag('product:availability', product.isAvailable ? 'in stock' : 'out of stock'),
    buildPropertyTag('product:condition', 'new'),
    buildPropertyTag('product:item_group_id', product.itemGroup),
  ]
  return [
    buildNamedTag('description', description),
    buildPropertyTag('og:url', address),
    buildPropertyTag('og:type', 'website'),
    buildPropertyTag('og:site_name', brand.name),
    buildPropertyTag('og:locale', 'bn_BD'),
    buildPropertyTag('og:title', title),
    buildPropertyTag('og:description', description),
    buildPropertyTag('og:image', image),
    // A picture for sharing shows the name of its page.
    buildPropertyTag('og:image:alt', title),
    buildNamedTag('twitter:card', 'summary_large_image'),
    buildNamedTag('twitter:image', image),
    buildNamedTag('twitter:image:alt', title),
    ...(isHiddenFromSearch ? [buildNamedTag('robots', 'noindex')] : []),
    ...(sold ?? []),
  ]
}
