/**
 * The search service: courses and categories by spelling or sound, suggestions, and the caller's history.
 * (spec 7 Search service)
 */

import { and, desc, eq } from 'drizzle-orm'
import type { search as rows } from '#src/api/contract/search.ts'
import { readBijoy } from '#src/engines/search/bijoy.ts'
import { findHits } from '#src/engines/search/find-hits.ts'
import { getSpellingKey } from '#src/engines/search/spelling.ts'
import { buildWordIndex } from '#src/engines/search/word-index.ts'
import { type Catalogue, findCourses, readCatalogue } from '../content/catalogue/catalogue.ts'
import { type CategoryRow, search_history } from '../database/tables/catalogue.ts'
import type { Context, HandlersOf } from '../kernel/handler.ts'
import { NotFound } from '../kernel/http-error.ts'
import { makeId } from '../kernel/new-id.ts'
import { TRENDING } from '../seed/catalogue/playlists.ts'

type Asking = Pick<Context, 'db' | 'person' | 'visitor' | 'clock'>

const HISTORY_LENGTH = 8
const SUGGESTIONS = 8
const SHOWN_AT_START = 4

/** History belongs to the person, or to the guest of this browser. */
function getOwner({ person, visitor }: Pick<Context, 'person' | 'visitor'>): string {
  return person?._id ?? `guest:${visitor.guestId}`
}

async function readHistory(context: Asking) {
  const own = eq(search_history.owner, getOwner(context))
  const found = await context.db
    .select()
    .from(search_history)
    .where(own)
    .orderBy(desc(search_history.searched_at))
    .limit(HISTORY_LENGTH)
  return found.map(({ _id, q, searched_at }) => ({ _id, text: q, at: searched_at }))
}

/** A repeated search moves up. */
async function remember(q: string, context: Asking): Promise<void> {
  const owner = getOwner(context)
  await context.db.delete(search_history).where(and(eq(search_history.owner, owner), eq(search_history.q, q)))
  await context.db
    .insert(search_history)
    .values({ _id: makeId(), owner, q, searched_at: context.clock.iso() })
}

/** The fewest letter changes, insertions and deletions between two keys. (Levenshtein) */
function computeDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, letter] of one.split('').entries()) {
    const next = [at + 1]
    for (let column = 1; column <= other.length; column += 1) {
      next[column] = Math.min(
        row[column]! + 1,
        next[column - 1]! + 1,
        row[column - 1]! + (letter === other[column - 1] ? 0 : 1),
      )
    }
    row = next
  }
  return row[other.length]!
}

/** The known word that sounds most similar to a misspelt one; undefined when none is similar enough. */
function findNearestWord({ courses }: Catalogue, q: string): string | undefined {
  const asked = getSpellingKey(q)
  const words = new Set(courses.flatMap(({ keywords }) => keywords.split(' ')))
  if (asked.length < 3) return undefined
  return [...words].find((word) => computeDistance(asked, getSpellingKey(word)) === 1)
}

/** The categories that contain a word of the query, best first. */
function findCategories({ categories }: Catalogue, q: string): CategoryRow[] {
  const index = buildWordIndex(categories.map(({ _id, title, text }) => ({ id: _id, title, text })))
  const hits = findHits(index, q).hits.filter(({ isNear }) => !isNear)
  return hits.flatMap(({ id }) => categories.find(({ _id }) => _id === id) ?? [])
}

/** The popular searches that contain a word of the query. */
function findTrending(q: string): string[] {
  return findHits(buildWordIndex(TRENDING.map((text) => ({ id: text, title: text }))), q)
    .hits.filter(({ isNear }) => !isNear)
    .map(({ id }) => id)
}

function findMatches(catalogue: Catalogue, q: string) {
  const categories = findCategories(catalogue, q)
  return {
    courses: findCourses(catalogue, q).map(catalogue.card),
    categories: categories.map(catalogue.shownCategory),
  }
}

export const searchHandlers: HandlersOf<typeof rows> = {
  async init(context) {
    const catalogue = await readCatalogue(context)
    return {
      trending: [...TRENDING],
      history: await readHistory(context),
      categories: catalogue.categories.map(catalogue.shownCategory),
      courses: catalogue.courses.slice(0, SHOWN_AT_START).map(catalogue.card),
    }
  },

  async find(context) {
    const { q, is_forced = false } = context.query
    const catalogue = await readCatalogue(context)
    if (q === '') return { q, is_forced, courses: [], categories: [] }
    await remember(q, context)
    const found = findMatches(catalogue, q)
    // Text in a legacy encoding is decoded before the search, and the reply names the decoded text.
    const bijoy = is_forced || found.courses.length === 0 ? undefined : readBijoy(q)
    if (bijoy?.isCertain) return { q, corrected: bijoy.text, is_forced, ...found }
    const corrected = found.courses.length === 0 && !is_forced ? findNearestWord(catalogue, q) : undefined
    if (corrected === undefined) return { q, is_forced, ...found }
    return { q, corrected, is_forced, ...findMatches(catalogue, corrected) }
  },

  async suggest(context) {
    const { q } = context.query
    if (q === '') return []
    const catalogue = await readCatalogue(context)
    const courses = findCourses(catalogue, q).map(({ title, slug }) => ({
      text: title,
      kind: 'course' as const,
      slug,
    }))
    const subjects = findCategories(catalogue, q)
    const categories = subjects.map(({ title, slug }) => ({ text: title, kind: 'category' as const, slug }))
    const queries = findTrending(q).map((text) => ({ text, kind: 'query' as const }))
    return [...queries, ...categories, ...courses].slice(0, SUGGESTIONS)
  },

  async history(context) {
    return readHistory(context)
  },

  async trending() {
    return [...TRENDING]
  },

  async removeHistory(context) {
    const own = and(eq(search_history._id, context.params.id), eq(search_history.owner, getOwner(context)))
    const removed = await context.db.delete(search_history).where(own).returning()
    if (removed.length === 0) throw new NotFound('খোঁজার লেখাটি')
    return null
  },
}
