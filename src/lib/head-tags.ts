/** The tags by which a page is shared and found; apart from its facts, since the app fetches them behind the page. (spec 1 Sharing tags) */
import { brand } from './brand.ts'
import type { SharedPage } from './page-facts.ts'

export interface HeadTag {
  /** The attribute that holds the name: `og:` and `product:` tags are properties. */
  by: 'name' | 'property'
  name: string
  content: string
}

const property = (name: string, content: string): HeadTag => ({ by: 'property', name, content })
const named = (name: string, content: string): HeadTag => ({ by: 'name', name, content })

/** The tags of a page beside its title and its canonical address. (spec 1 Sharing tags) */
export function listHeadTags({
  title,
  description,
  address,
  image,
  product,
  isHiddenFromSearch,
}: SharedPage): HeadTag[] {
  const sold = product && [
    property('product:price:amount', String(product.price)),
    property('product:price:currency', 'BDT'),
    property('product:availability', product.isAvailable ? 'in stock' : 'out of stock'),
    property('product:condition', 'new'),
    property('product:item_group_id', product.itemGroup),
  ]
  return [
    named('description', description),
    property('og:url', address),
    property('og:type', 'website'),
    property('og:site_name', brand.name),
    property('og:locale', 'bn_BD'),
    property('og:title', title),
    property('og:description', description),
    property('og:image', image),
    // A picture for sharing shows the name of its page.
    property('og:image:alt', title),
    named('twitter:card', 'summary_large_image'),
    named('twitter:image', image),
    named('twitter:image:alt', title),
    ...(isHiddenFromSearch ? [named('robots', 'noindex')] : []),
    ...(sold ?? []),
  ]
}
