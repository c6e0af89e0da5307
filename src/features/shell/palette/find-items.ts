/** Searches the person's own items and the app's pages for the typed text, best first. (ruling R66) */

import { findHits } from '#src/engines/search/find-hits.ts'
import { buildWordIndex, type WordIndex } from '#src/engines/search/word-index.ts'
import { paths } from '#src/lib/paths.ts'
import { GROUPS, type Group, type Item } from './item.ts'
import { words } from './words.ts'

export interface Finding {
  groups: readonly { group: Group; items: readonly Item[] }[]
  count: number
  /** True if nothing matches exactly. */
  isNear: boolean
  /** The text after converting Bijoy encoding. */
  readAs?: string
}

/** The maximum per kind. */
const MOST = 6
const MOST_CAPTIONS = 3
/** Hits far below the best of their kind only mention a word of the query. */
const LEAST_SHARE = 0.3
const OWN_GROUPS = ['classes', 'notes', 'tasks', 'notices'] as const satisfies readonly Group[]

export interface ItemIndex {
  items: ReadonlyMap<string, Item>
  index: WordIndex
}

export function buildItemIndex(items: readonly Item[]): ItemIndex {
  return {
    items: new Map(items.map((item) => [item.id, item])),
    index: buildWordIndex(
      items.map(({ id, title, line, topic, body, look }) => ({
        id,
        title,
        // A transcript line is found by its text, not by its class.
        topic: look === 'caption' ? undefined : `${topic ?? ''} ${line}`,
        text: body,
      })),
    ),
  }
}

interface Found {
  item: Item
  score: number
  isNear: boolean
  isWhole: boolean
}

function findIn({ items, index }: ItemIndex, q: string): { found: Found[]; readAs?: string } {
  const { hits, readAs } = findHits(index, q)
  return {
    found: hits.flatMap(({ id, ...hit }) => {
      const item = items.get(id)
      return item ? [{ item, ...hit }] : []
    }),
    readAs,
  }
}

function cut(found: readonly Found[], most: number): Item[] {
  const least = (found[0]?.score ?? 0) * LEAST_SHARE
  return found
    .filter(({ score }) => score >= least)
    .slice(0, most)
    .map(({ item }) => item)
}

/** A repeated text is quoted once, at its first hit. */
function dropRepeats(found: readonly Found[]): Found[] {
  return found.filter(({ item }, at) => found.findIndex((one) => one.item.title === item.title) === at)
}

/** The link to all courses that the search page finds. */
function buildSearchItem(q: string): Item {
  return {
    id: 'search',
    group: 'courses',
    title: words.searchAll,
    line: `“${q}”`,
    look: 'search',
    to: paths.search(q),
  }
}

export interface Searched {
  own: ItemIndex
  captions: ItemIndex
  places: ItemIndex
  /** Already found, best first. */
  courses: readonly Item[]
  areCoursesNear: boolean
}

export function findItems({ own, captions, places, courses, areCoursesNear }: Searched, q: string): Finding {
  const ofOwn = findIn(own, q)
  const ofPlaces = findIn(places, q)
  const ofCaptions = findIn(captions, q).found.filter(({ isNear, isWhole }) => isWhole && !isNear)
  const isSure = ({ isNear }: Found) => !isNear
  // Not the captions: they come when similar hits are already shown.
  const hasSure = [...ofOwn.found, ...ofPlaces.found].some(isSure) || (courses.length > 0 && !areCoursesNear)
  const sure = (found: readonly Found[]) => (hasSure ? found.filter(isSure) : found)
  // If one item matches all words, items with only one of them are not meant: অ্যাসাইনমেন্ট ৫ is not ক্লাস ৫.
  const isMeant = sure(ofOwn.found).some(({ isWhole }) => isWhole)
    ? ({ isWhole }: Found) => isWhole
    : () => true
  const found: Record<Group, Item[]> = {
    classes: [],
    notes: [],
    tasks: [],
    notices: [],
    courses: [],
    places: [],
    captions: cut(dropRepeats(ofCaptions), MOST_CAPTIONS),
  }
  for (const group of OWN_GROUPS)
    found[group] = cut(sure(ofOwn.found.filter((one) => one.item.group === group && isMeant(one))), MOST)
  found.courses =
    areCoursesNear && hasSure
      ? []
      : [...courses.slice(0, MOST), ...(courses.length > 0 ? [buildSearchItem(q)] : [])]
  found.places = cut(sure(ofPlaces.found), MOST)
  const groups = GROUPS.filter((group) => found[group].length > 0).map((group) => ({
    group,
    items: found[group],
  }))
  const count = groups.reduce((sum, { items }) => sum + items.length, 0)
  const hasOnlyCaptions = count === found.captions.length
  return { groups, count, isNear: !hasOnlyCaptions && !hasSure, readAs: ofOwn.readAs ?? ofPlaces.readAs }
}
