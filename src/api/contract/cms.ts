/** Pages of the content management; the keys are the six of ruling R43. (spec 7 Catalogue) */
import { CmsPage } from '../shapes/cms.ts'
import { get } from '../row.ts'

export const cms = {
  page: get('anything/public/:cmsKey', { reply: CmsPage }),
}
