/** Open playlists. (spec 7 Catalogue) */

import { asc } from 'drizzle-orm'
import type { playlist as rows } from '#src/api/contract/playlist.ts'
import { showCategoryMark } from '../content/catalogue/catalogue.ts'
import type { Services } from '../content/services.ts'
import { getById } from '../database/queries.ts'
import { category, playlist } from '../database/tables/catalogue.ts'
import type { HandlersOf } from '../kernel/handler.ts'
import { paginateShown } from '../kernel/list.ts'

type PlaylistRow = typeof playlist.$inferSelect

async function showCards(found: readonly PlaylistRow[], { db }: Pick<Services, 'db'>) {
  const categories = await db.select().from(category)
  return found.map((row) => {
    const subject = categories.find(({ _id }) => _id === row.category)
    const { _id, title, text, items } = row
    const duration = items.reduce((sum, item) => sum + item.duration, 0)
    return {
      _id,
      title,
      text,
      category: subject ? showCategoryMark(subject) : null,
      item_count: items.length,
      duration,
    }
  })
}

export const playlistHandlers: HandlersOf<typeof rows> = {
  async list({ db, query }) {
    return paginateShown(await db.select().from(playlist).orderBy(asc(playlist.order)), query, (page) =>
      showCards(page, { db }),
    )
  },
  async play({ db, params, addresses }) {
    const found = await getById(db, playlist, params.id, 'প্লেলিস্টটি')
    const [card] = await showCards([found], { db })
    const items = found.items.map(({ _id, title, duration, stream }) => ({
      _id,
      title,
      duration,
      url: `${addresses.media}${stream}`,
    }))
    return { ...card!, items }
  },
}
