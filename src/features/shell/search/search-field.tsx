/** The search field of a bar; it leads to the search page. Key / jumps into it. */
import { IconSearch } from '@tabler/icons-react'
import { type FormEvent, useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '#src/lib/paths.ts'
import { KeyCap } from '#src/ui/text/key-cap.tsx'
import { Row } from '#src/ui/layout/layout.tsx'
import classes from './search-field.module.css'
import { words } from './words.ts'
import { isComposing } from '#src/ui/hooks/typing-place.ts'

interface SearchFieldProps {
  hint: string
  hasShortcut?: boolean
  /** Names the search where the page has another one. */
  name?: string
}

/** True where a typed slash belongs to a text. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
}

function useSlash(isOn: boolean, onSlash: () => void): void {
  useEffect(() => {
    if (!isOn) return undefined
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isComposing(event) || isTyping(event.target)) return
      event.preventDefault()
      onSlash()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [isOn, onSlash])
}

export function SearchField({ hint, hasShortcut = false, name }: SearchFieldProps) {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const field = useRef<HTMLInputElement>(null)
  useSlash(hasShortcut, () => field.current?.focus())

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
        defaultValue={asked}
        placeholder={hint}
        aria-label={words.label}
        aria-keyshortcuts={hasShortcut ? '/' : undefined}
        className={classes.input}
      />
      {hasShortcut && (
        <span className={classes.key} title={words.shortcut} aria-hidden="true">
          <KeyCap>/</KeyCap>
        </span>
      )}
    </Row>
  )
}
