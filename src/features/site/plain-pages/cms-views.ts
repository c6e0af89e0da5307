/** Which page of the content management stands at which address. (spec 2 page keys, ruling R43) */

import { paths } from '#src/lib/paths.ts'
import { cmsWords } from './words.ts'

export interface CmsView {
  cmsKey: 'category-cms' | 'guideline-cms' | 'newsletter' | 'how-it-works' | 'lead-gen'
  title: string
  /** The one section shown here. */
  section?: string
  /** A form stands below: without content there is still something to do. */
  hasForm?: boolean
  /** About so many rows stand there while it comes; a page of a form alone has none. */
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

/** `/lead/:key`: the key is the event of the lead; its page is always the same. */
export const LEAD_PLACE: CmsView = { cmsKey: 'lead-gen', title: titles.lead, hasForm: true, rows: 2 }
