/** The calls that the other public pages begin with; apart, since no visit of the first pages needs their rows. */
import { cms } from '#src/api/contract/cms.ts'
import { course } from '#src/api/contract/course.ts'
import { live } from '#src/api/contract/live.ts'
import { orientation } from '#src/api/contract/orientation.ts'
import { playlist } from '#src/api/contract/playlist.ts'
import { recording } from '#src/api/contract/recording.ts'
import { buildPreload, type Preload } from '#src/api/preload.ts'
import { FREE_CLASSES_QUERY, FREE_QUERY } from '#src/features/site/catalogue/filters.ts'
import { CMS_KEY } from '#src/features/site/home/home-queries.ts'
import { WHOLE_LIST_COUNT } from '#src/lib/page-count.ts'
import type { CmsPlace } from '#src/features/site/plain-pages/cms-places.ts'

export function listFreeCalls(): Preload[] {
  return [
    buildPreload(live.free, { query: FREE_CLASSES_QUERY }),
    buildPreload(course.freeList, { query: FREE_QUERY }),
    buildPreload(recording.freeModule, {}, { isQuiet: true }),
    buildPreload(cms.page, { params: { cmsKey: CMS_KEY } }, { isQuiet: true }),
  ]
}

export function listPlaylistsCalls(): Preload[] {
  return [buildPreload(playlist.list, { query: { count: WHOLE_LIST_COUNT } })]
}

export function listOrientationCalls({ params }: { params: { id: string } }): Preload[] {
  return [buildPreload(orientation.one, { params }, { isQuiet: 'when-missing' })]
}

export function listFreeCourseCalls({ params }: { params: { id: string } }): Preload[] {
  return [buildPreload(course.free, { params })]
}

export function listWebinarCalls({ params }: { params: { type: string } }): Preload[] {
  return [buildPreload(live.freeWebinar, { params }, { isQuiet: 'when-missing' })]
}

export function listCmsCalls(cmsKey: CmsPlace['cmsKey']): Preload[] {
  return [buildPreload(cms.page, { params: { cmsKey } })]
}
