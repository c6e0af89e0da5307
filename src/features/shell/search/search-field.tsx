/** The search field of a bar: leads to the search page, or to the palette where a person has things of their own. */
import { IconSearch } from '@tabler/icons-react'
import { type CompositionEvent, type FormEvent, type MouseEvent, useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '#src/lib/paths.ts'
import { paletteOpened, usePalette } from '#src/stores/shell/palette-store.ts'
import { KeyCap } from '#src/ui/text/key-cap.tsx'
import { Row } from '#src/ui/layout/layout.tsx'
import classes from './search-field.module.css'
import { words } from './words.ts'

interface SearchFieldProps {
  hint: string
  /** A press and each letter open the palette, which goes on with what is typed. */
  opensPalette?: boolean
  /** Names the search where the page has another one. */
  name?: string
}

const open = ({ value }: HTMLInputElement) => paletteOpened(value || undefined)

/** Letters that are being composed come when the input method is done with them. */
const handOver = {
  onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>) => open(currentTarget),
  onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => open(currentTarget),
  onInput: ({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>) => {
    if (!(nativeEvent instanceof InputEvent && nativeEvent.isComposing)) open(currentTarget)
  },
}

export function SearchField({ hint, opensPalette = false, name }: SearchFieldProps) {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const field = useRef<HTMLInputElement>(null)
  const isPaletteOpen = usePalette((state) => opensPalette && state.isOpen)
  const wasOpen = useRef(false)
  useEffect(() => {
    // The palette has taken the letters over.
    if (wasOpen.current && !isPaletteOpen && field.current) field.current.value = ''
    wasOpen.current = isPaletteOpen
  }, [isPaletteOpen])

  function search(event: FormEvent) {
    event.preventDefault()
    const text = field.current?.value.trim()
    if (text) void navigate(paths.search(text))
  }

  const asked = query.get('q') ?? ''
  return (
    <Row as="form" full relative role="search" aria-label={name} onSubmit={search}>
      <IconSearch size={20} stroke={1.75} aria-hidden="true" className={classes.icon} />
      <input
        // A new search in the address is shown here too.
        key={asked}
        ref={field}
        type="search"
        name="q"
        autoComplete="off"
        enterKeyHint="search"
        defaultValue={opensPalette ? '' : asked}
        placeholder={hint}
        aria-label={words.label}
        aria-keyshortcuts={opensPalette ? '/ Control+K' : undefined}
        className={classes.input}
        {...(opensPalette && handOver)}
      />
      {opensPalette && (
        <span className={classes.key} title={words.shortcut} aria-hidden="true">
          <KeyCap>/</KeyCap>
        </span>
      )}
    </Row>
  )
}
