/** The head tags of a page: title and sharing tags, on every route by this one component. (spec 1) */
import { Helmet } from 'react-helmet-async'
import { brand, pageTitle } from '#src/lib/brand.ts'
import { shortDescription } from '#src/lib/description.ts'

/** What a course page adds. (spec 1 Sharing tags) */
export interface HeadProduct {
  /** The displayed price in whole taka. */
  price: number
  isAvailable: boolean
  /** The course's id: schedules of one course are one item group. */
  itemGroup: string
}

interface HeadProps {
  /** Left out on the home page, which has the tagline. */
  title?: string
  /** Plain text; cut to 150 characters. */
  description?: string
  /** An address of ours or a whole one. */
  image?: string | null
  product?: HeadProduct
  /** Pages of one person alone, and pages that are none. */
  isHiddenFromSearch?: boolean
}

/** The address without its query and hash: one page, one address to share. */
function ownAddress(): string {
  return window.location.origin + window.location.pathname
}

function productTags({ price, isAvailable, itemGroup }: HeadProduct) {
  return [
    <meta key="amount" property="product:price:amount" content={String(price)} />,
    <meta key="currency" property="product:price:currency" content="BDT" />,
    <meta key="availability" property="product:availability" content={isAvailable ? 'in stock' : 'out of stock'} />,
    <meta key="condition" property="product:condition" content="new" />,
    <meta key="group" property="product:item_group_id" content={itemGroup} />,
  ]
}

export function Head({ title, description = brand.description, image, product, isHiddenFromSearch = false }: HeadProps) {
  const fullTitle = pageTitle(title)
  const text = shortDescription(description)
  const picture = new URL(image || brand.shareImage, window.location.origin).href
  return (
    <Helmet>
      <title>{fullTitle}</title>
      <meta name="description" content={text} />
      <meta property="og:url" content={ownAddress()} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={text} />
      <meta property="og:image" content={picture} />
      <meta name="twitter:card" content="summary_large_image" />
      {isHiddenFromSearch && <meta name="robots" content="noindex" />}
      {product && productTags(product)}
    </Helmet>
  )
}
