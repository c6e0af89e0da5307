/**
 * Moves the focus to the field that a press has added. If it stayed on the button, the next Space would add
 * another.
 */

import { type RefObject, useEffect, useRef } from 'react'

const FIELDS =
  'input:enabled:not([type="hidden"], [type="radio"], [type="checkbox"]), select:enabled, textarea:enabled'

function listFields(place: HTMLElement | null): HTMLElement[] {
  return [...(place?.querySelectorAll<HTMLElement>(FIELDS) ?? [])]
}

interface AddedFocus<T extends HTMLElement> {
  /** Contains the fields. */
  place: RefObject<T | null>
  /** Called with the press that adds a field. */
  expectField: () => void
}

/** `given`: the ref of an element that already has one. */
export function useAddedFocus<T extends HTMLElement>(given?: RefObject<T | null>): AddedFocus<T> {
  const own = useRef<T>(null)
  const place = given ?? own
  const known = useRef<ReadonlySet<Element>>(undefined)
  // Runs after each render: the field appears in one of the next.
  useEffect(() => {
    const added = known.current && listFields(place.current).find((field) => !known.current?.has(field))
    if (added === undefined) return
    known.current = undefined
    added.focus()
  })
  return {
    place,
    expectField: () => {
      known.current = new Set(listFields(place.current))
    },
  }
}
