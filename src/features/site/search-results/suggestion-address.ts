/** The target of a suggestion: the course or category it names, otherwise the search for its words. */

import type { Suggestion } from '#src/api/shapes/search.ts'
import { paths } from '#src/lib/paths.ts'

export function getSuggestionAddress({ kind, slug, text }: Suggestion): string {
  if (kind === 'course' && slug) return paths.course(slug)
  return kind === 'category' && slug ? paths.category(slug) : paths.search(text)
}
