/** The head tags of a page, on every route by this one component: the title at once, the sharing tags behind it. (spec 1) */
import { type ComponentType, lazy, Suspense } from 'react'
import { brand, markTitle, formatPageTitle } from '#src/lib/brand.ts'
import { shortenDescription } from '#src/lib/description.ts'
import { useTitleMark } from '#src/stores/shell/title-mark-store.ts'

/** The additions of a course page. (spec 1 Sharing tags) */
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

/** Everything in its final shape. */
export interface SharedPage {
  title: string
  description: string
  address: string
  image: string
  product?: HeadProduct
  isHiddenFromSearch: boolean
}

/** Tags that cannot be fetched are no reason to break the page. */
const SharingTags = lazy<ComponentType<SharedPage>>(() =>
  import('./sharing-tags.tsx').then(
    (module) => ({ default: module.SharingTags }),
    () => ({ default: () => null }),
  ),
)

/** The address without its query and hash: one page, one address to share. */
function ownAddress(): string {
  return window.location.origin + window.location.pathname
}

/** A whole address; the brand's own picture where there is none, or none that can be read. */
function sharedPicture(image: string | null | undefined): string {
  const { origin } = window.location
  return image && URL.canParse(image, origin) ? new URL(image, origin).href : origin + brand.shareImage
}

/** With the mark of the moment, which is the tab's alone: whoever shares the page shares the title. */
function TabTitle({ title }: { title: string }) {
  return <title>{markTitle(title, useTitleMark())}</title>
}

export function Head({ title, description = brand.description, image, product, isHiddenFromSearch = false }: HeadProps) {
  const page: SharedPage = {
    title: formatPageTitle(title),
    description: shortenDescription(description),
    address: ownAddress(),
    image: sharedPicture(image),
    product,
    isHiddenFromSearch,
  }
  return (
    <>
      <TabTitle title={page.title} />
      <Suspense fallback={null}>
        <SharingTags {...page} />
      </Suspense>
    </>
  )
}
