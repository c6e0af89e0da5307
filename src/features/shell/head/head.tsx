/** The head tags of a page, on every route by this one component: the title at once, the sharing tags behind it. (spec 1) */

import { type ComponentType, lazy, Suspense, useContext } from 'react'
import { markTitle } from '#src/lib/brand.ts'
import { describePage, type PageFacts, type SharedPage } from '#src/lib/page-facts.ts'
import { PaintingContext } from '#src/stores/shell/painting.ts'
import { useTitleMark } from '#src/stores/shell/title-mark-store.ts'

/** Of use to those alone who share the page; tags that cannot be fetched are no reason to break it. */
const SharingTags = lazy<ComponentType<SharedPage>>(() =>
  import('./sharing-tags.tsx').then(
    (module) => ({ default: module.SharingTags }),
    () => ({ default: () => null }),
  ),
)

/** With the mark of the moment, which is the tab's alone: whoever shares the page shares the title. */
function TabTitle({ title }: { title: string }) {
  return <title>{markTitle(title, useTitleMark())}</title>
}

export function Head(facts: PageFacts) {
  const painting = useContext(PaintingContext)
  if (painting) {
    painting.setFacts(facts)
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
