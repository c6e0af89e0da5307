import { Skeleton } from '#src/ui/states/skeleton.tsx'

/** As high as a page with its line of name and tools, in a separate file, since the view itself comes late. */
export function PageViewSkeleton() {
  return <Skeleton shape="block" height="calc(var(--page-view-height, 22rem) + 3rem)" />
}
