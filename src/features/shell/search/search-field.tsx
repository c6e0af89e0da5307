/** The search field of the public bar; it opens the search page. */

import { IconSearch } from '@tabler/icons-react'
import { type FormEvent, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '#src/lib/paths.ts'
import { Row } from '#src/ui/layout/layout.tsx'
import { words } from './words.ts'
import classes from './search-field.module.css'

interface SearchFieldProps {
  hint: string
  /** Names the search if the page has another one. */
  name?: string
}

export function SearchField({ hint, name }: SearchFieldProps) {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const field = useRef<HTMLInputElement>(null)

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
        className={classes.input}
      />
    </Row>
  )
}
