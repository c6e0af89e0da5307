/** Pages of the content management; the keys are the six of ruling R43. (spec 7 Catalogue) */

import { read } from '#src/api/read.ts'
import { get } from '#src/api/row.ts'
import { CmsPage } from '#src/api/shapes/cms.ts'

export const cms = {
  page: get('anything/public/:cmsKey', { reply: CmsPage }),
}

export const readCmsPage = (cmsKey: string) => read(cms.page, { params: { cmsKey } })
