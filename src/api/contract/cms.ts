/** Pages of the content management; the keys are the six of ruling R43. (spec 7 Catalogue) */
import { CmsPage } from '#src/api/shapes/cms.ts'
import { get } from '#src/api/row.ts'

export const cms = {
  page: get('anything/public/:cmsKey', { reply: CmsPage }),
}
