/** The search service; its paths are at the root of its own base. (spec 7 Search service, ruling R40) */

import * as v from 'valibot'
import { read } from '#src/api/read.ts'
import { del, get } from '#src/api/row.ts'
import { Done, buildList } from '#src/api/shapes/scalar.ts'
import { SearchEntry, SearchResult, SearchStart, Suggestion } from '#src/api/shapes/search.ts'
import { FlagText, Line } from '#src/api/shapes/typed.ts'

const SearchQuery = v.object({ q: Line, is_forced: v.optional(FlagText) })

export const search = {
  init: get('/search/init', { base: 'search', reply: SearchStart }),
  find: get('/search', { base: 'search', query: SearchQuery, reply: SearchResult }),
  suggest: get('/suggest', {
    base: 'search',
    query: v.object({ q: Line }),
    reply: buildList(Suggestion),
    fail: 'quiet',
  }),
  history: get('/history', { base: 'search', reply: buildList(SearchEntry) }),
  trending: get('/keyword/trending', { base: 'search', reply: buildList(v.string()) }),
  removeHistory: del('/history/:id', { base: 'search', reply: Done }),
}

export const readSearchStart = () => read(search.init, {})
export const readFound = (query: v.InferInput<typeof SearchQuery>) => read(search.find, { query })
