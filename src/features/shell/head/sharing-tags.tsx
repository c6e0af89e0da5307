/**
 * The tags for sharing a page. Loaded after the page itself: no reader waits for them. (spec 1 Sharing tags)
 */

import { Helmet, HelmetProvider } from 'react-helmet-async'
import { listHeadTags } from '#src/lib/head-tags.ts'
import type { SharedPage } from '#src/lib/page-facts.ts'

export function SharingTags(page: SharedPage) {
  return (
    <HelmetProvider>
      <Helmet>
        <link rel="canonical" href={page.address} />
        {listHeadTags(page).map(({ by, name, content }) => (
          <meta key={name} {...{ [by]: name }} content={content} />
        ))}
      </Helmet>
    </HelmetProvider>
  )
}
