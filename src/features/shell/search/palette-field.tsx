/**
 * The search field in a signed-in person's bar: a press or a letter opens the palette, which takes over the
 * typed text.
 */

import { IconSearch } from '@tabler/icons-react'
import { type CompositionEvent, type FormEvent, type MouseEvent, useEffect, useRef } from 'react'
import { paletteOpened, usePalette } from '#src/stores/shell/palette-store.ts'
import { Row } from '#src/ui/layout/layout.tsx'
import { KeyCap } from '#src/ui/text/key-cap.tsx'
import { words } from './words.ts'
import classes from './search-field.module.css'

const open = ({ value }: HTMLInputElement) => paletteOpened(value || undefined)

/** Letters being composed arrive when the input method has finished. */
const handOver = {
  onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>) => open(currentTarget),
  onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => open(currentTarget),
  onInput: ({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>) => {
    if (!(nativeEvent instanceof InputEvent && nativeEvent.isComposing)) open(currentTarget)
  },
}

export function PaletteField() {
  const field = useRef<HTMLInputElement>(null)
  const isOpen = usePalette((state) => state.isOpen)
  const wasOpen = useRef(false)
  useEffect(() => {
    // The palette has taken over the letters.
    if (wasOpen.current && !isOpen && field.current) field.current.value = ''
    wasOpen.current = isOpen
  }, [isOpen])
  function submit(event: FormEvent): void {
    event.preventDefault()
    if (field.current) open(field.current)
  }
  return (
    <Row as="form" full relative role="search" onSubmit={submit}>
      <IconSearch size={20} stroke={1.75} aria-hidden="true" className={classes.icon} />
      <input
        ref={field}
        type="search"
        name="q"
        autoComplete="off"
        enterKeyHint="search"
        placeholder={words.learnerHint}
        aria-label={words.label}
        aria-keyshortcuts="/ Control+K"
        className={classes.input}
        {...handOver}
      />
      <span className={classes.key} title={words.shortcut} aria-hidden="true">
        <KeyCap>/</KeyCap>
      </span>
    </Row>
  )
}
