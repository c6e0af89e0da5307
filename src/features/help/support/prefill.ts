/** Fills a ticket in from where the person came: the page, what it was about, and the call that failed there. */
import { guessTicketCategory, type TicketCategory } from '#src/lib/ticket-category.ts'
import type { Place } from '#src/lib/place-words.ts'
import { findRecentFailure } from '#src/stores/shell/last-failure.ts'
import { placeShownAt } from '#src/stores/session/shown-place.ts'
import { changeDraft, getTicketDraft } from './draft.ts'
import { words } from './words.ts'

function failureWords(from: string): string | undefined {
  const failure = findRecentFailure(from)
  if (failure === undefined) return undefined
  const { method, path, status, at } = failure
  return words.facts.failure(`${method} ${path}`, status === undefined ? words.facts.noAnswer : String(status), at)
}

/** Field 3 is a class, field 4 a quiz, assignment or test; a category asks for one of them at most. (ruling R24) */
function placeFields({ course, module, item }: Place) {
  return {
    ...(course !== undefined && { 1: course }),
    ...(module !== undefined && { 2: module }),
    ...(item !== undefined && { 3: item, 4: item }),
  }
}

/** The new place takes the old one's; what was typed and chosen stays. Gives the category that fits the page. */
export function fillInFrom(arrival: Place & { from: string | undefined }): TicketCategory | undefined {
  const { from, ...given } = arrival
  const shown = from === undefined ? {} : placeShownAt(from)
  const place = { course: given.course ?? shown.course, module: given.module ?? shown.module, item: given.item ?? shown.item }
  const { 1: _course, 2: _module, 3: _class, 4: _work, ...others } = getTicketDraft().fields
  changeDraft({
    fields: { ...others, ...placeFields(place) },
    path: from,
    failure: from === undefined ? undefined : failureWords(from),
    check: undefined,
  })
  return from === undefined ? undefined : guessTicketCategory(from)
}
