/** The tags for those who share a page. Loaded after the page itself: nobody who reads it waits for them. (spec 1 Sharing tags) */
import { Helmet, HelmetProvider } from 'react-helmet-async'
import type { SharedPage } from './head.tsx'

export function SharingTags({ title, description, address, image, product, isHiddenFromSearch }: SharedPage) {
  return (
    <HelmetProvider>
      <Helmet>
        <meta name="description" content={description} />
        <meta property="og:url" content={address} />
        <meta property="og:type" content="website" />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:image" content={image} />
        <meta name="twitter:card" content="summary_large_image" />
        {isHiddenFromSearch && <meta name="robots" content="noindex" />}
        {product && <meta property="product:price:amount" content={String(product.price)} />}
        {product && <meta property="product:price:currency" content="BDT" />}
        {product && <meta property="product:availability" content={product.isAvailable ? 'in stock' : 'out of stock'} />}
        {product && <meta property="product:condition" content="new" />}
        {product && <meta property="product:item_group_id" content={product.itemGroup} />}
      </Helmet>
    </HelmetProvider>
  )
}
