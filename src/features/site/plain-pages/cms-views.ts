/** Maps addresses to pages of the content management. (spec 2 page keys, ruling R43) */

import { paths } from '#src/lib/paths.ts'
import { cmsWords } from './words.ts'

export interface CmsView {
  cmsKey: 'category-cms' | 'guideline-cms' | 'newsletter' | 'how-it-works' | 'lead-gen'
  title: string
  /** The only section shown here. */
  section?: string
  /** There is a form below: without content there is still something to do. */
  hasForm?: boolean
  /** The expected number of rows while loading; a page with only a form has none. */
  rows?: number
}

const { titles } = cmsWords

export const CMS_VIEWS: Readonly<Record<string, CmsView>> = {
  [paths.howItWorks()]: { cmsKey: 'how-it-works', title: titles.howItWorks },
  [paths.careerSupport()]: { cmsKey: 'guideline-cms', title: titles.careerSupport, hasForm: true, rows: 8 },
  [paths.newsletter()]: { cmsKey: 'newsletter', title: titles.newsletter, hasForm: true, rows: 0 },
  [paths.academicDegrees()]: {
    cmsKey: 'category-cms',
    title: titles.academicDegrees,
    section: 'academic-degrees',
  },
  [paths.skills()]: { cmsKey: 'category-cms', title: titles.skills, section: 'skills' },
}

/** `/lead/:key`: the key is the event of the lead; all share one page. */
export const LEAD_PLACE: CmsView = { cmsKey: 'lead-gen', title: titles.lead, hasForm: true, rows: 2 }
