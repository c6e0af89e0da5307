/** The state of the palette's list: the shown kind, and the option reached with the arrows. */

import { type KeyboardEvent, useState } from 'react'
import { paletteTyped } from '#src/stores/shell/palette-store.ts'
import type { Finding } from './find-items.ts'
import type { Item } from './item.ts'
import type { Kind } from './kinds.tsx'

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

interface Choice {
  kind: Kind
  groups: Finding['groups']
  /** Index of the active one among all that are shown; initially the first. */
  at: number
  chosen: Item | undefined
  type: (text: string) => void
  show: (kind: Kind) => void
  press: (event: KeyboardEvent<HTMLElement>) => void
}

export function useChoice({ groups }: Finding, onOpen: (item: Item, isNewTab: boolean) => void): Choice {
  const [asked, setAsked] = useState<Kind>('all')
  const [reached, setReached] = useState(0)
  const kind = groups.some(({ group }) => group === asked) ? asked : 'all'
  const shown = kind === 'all' ? groups : groups.filter(({ group }) => group === kind)
  const items = shown.flatMap(({ items: ofGroup }) => ofGroup)
  // The number of hits may fall below the index.
  const at = Math.min(reached, items.length - 1)
  const chosen = items[at]

  function show(next: Kind): void {
    setAsked(next)
    setReached(0)
  }
  function type(text: string): void {
    paletteTyped(text)
    show('all')
  }
  function press(event: KeyboardEvent<HTMLElement>): void {
    if (chosen === undefined) return
    const step = STEPS[event.key]
    const field = event.currentTarget.querySelector<HTMLElement>('[role=combobox]')
    if (step !== undefined) {
      event.preventDefault()
      field?.focus()
      setReached((at + step + items.length) % items.length)
    } else if (event.key === 'Enter' && event.target === field) {
      event.preventDefault()
      onOpen(chosen, event.ctrlKey || event.metaKey)
    }
  }
  return { kind, groups: shown, at, chosen, type, show, press }
}
