/**
 * The head tags of a page; every route uses this component: the title at once, the sharing tags later. (spec
 * 1)
 */

import { type ComponentType, lazy, Suspense, useContext } from 'react'
import { markTitle } from '#src/lib/brand.ts'
import { describePage, type PageFacts, type SharedPage } from '#src/lib/page-facts.ts'
import { PrerenderingContext } from '#src/stores/shell/prerendering.ts'
import { useTitleMark } from '#src/stores/shell/title-mark-store.ts'

/** Only useful to people who share the page; if these tags fail to load, the page still works. */
const SharingTags = lazy<ComponentType<SharedPage>>(() =>
  import('./sharing-tags.tsx').then(
    (module) => ({ default: module.SharingTags }),
    () => ({ default: () => null }),
  ),
)

/** With the title mark, which is only for the tab: shared titles do not have it. */
function TabTitle({ title }: { title: string }) {
  return <title>{markTitle(title, useTitleMark())}</title>
}

export function Head(facts: PageFacts) {
  const prerendering = useContext(PrerenderingContext)
  if (prerendering) {
    prerendering.setFacts(facts)
    return null
  }
  const page = describePage(facts, window.location)
  return (
    <>
      <TabTitle title={page.title} />
      <Suspense fallback={null}>
        <SharingTags {...page} />
      </Suspense>
    </>
  )
}
