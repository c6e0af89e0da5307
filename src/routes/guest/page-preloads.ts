/** The calls that the other public pages begin with; apart, since no visit of the first pages needs their rows. */
import { cms } from '#src/api/contract/cms.ts'
import { course } from '#src/api/contract/course.ts'
import { live } from '#src/api/contract/live.ts'
import { buildPreload, type Preload } from '#src/api/preload.ts'
import type { CmsPlace } from '#src/features/site/plain-pages/cms-places.ts'

export function listFreeCourseCalls({ params }: { params: { id: string } }): Preload[] {
  return [buildPreload(course.free, { params })]
}

export function listWebinarCalls({ params }: { params: { type: string } }): Preload[] {
  return [buildPreload(live.freeWebinar, { params }, { isQuiet: 'when-missing' })]
}

export function listCmsCalls(cmsKey: CmsPlace['cmsKey']): Preload[] {
  return [buildPreload(cms.page, { params: { cmsKey } })]
}
