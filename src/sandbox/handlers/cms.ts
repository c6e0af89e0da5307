/** Content pages. (spec 2, ruling R43) */

import { and, eq, gt } from 'drizzle-orm'
import type { cms as rows } from '#src/api/contract/cms.ts'
import { getById } from '../database/queries.ts'
import { cms } from '../database/tables/catalogue.ts'
import { job_post } from '../database/tables/job.ts'
import type { HandlersOf } from '../kernel/handler.ts'

/** Sections of the home page that show how many posts are open; such an item is recognized by its icon. */
const WITH_COUNT: readonly string[] = ['figures', 'banners']

export const cmsHandlers: HandlersOf<typeof rows> = {
  async page({ db, params, clock }) {
    const { content } = await getById(db, cms, params.cmsKey, 'পাতাটি')
    if (params.cmsKey !== 'home') return content
    const value = await db.$count(
      job_post,
      and(eq(job_post.is_published, true), gt(job_post.expire_at, clock.iso())),
    )
    const sections = content.sections?.map((section) => {
      if (!WITH_COUNT.includes(section.key)) return section
      return {
        ...section,
        items: section.items?.map((item) => (item.icon === 'job' ? { ...item, value } : item)),
      }
    })
    return { ...content, sections }
  },
}
