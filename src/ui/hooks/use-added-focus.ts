/** Moves the focus into the field that a press has added. On its button the next Space would add another. */

import { type RefObject, useEffect, useRef } from 'react'

const FIELDS =
  'input:enabled:not([type="hidden"], [type="radio"], [type="checkbox"]), select:enabled, textarea:enabled'

function listFields(place: HTMLElement | null): HTMLElement[] {
  return [...(place?.querySelectorAll<HTMLElement>(FIELDS) ?? [])]
}

interface AddedFocus<T extends HTMLElement> {
  /** Holds the fields. */
  place: RefObject<T | null>
  /** Called with the press that adds something. */
  expectField: () => void
}

/** `given`: the ref of a place that has one already. */
export function useAddedFocus<T extends HTMLElement>(given?: RefObject<T | null>): AddedFocus<T> {
  const own = useRef<T>(null)
  const place = given ?? own
  const known = useRef<ReadonlySet<Element>>(undefined)
  // After each render: the field comes with one of the next.
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
