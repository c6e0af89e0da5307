/**
 * The large search field of the search page, with suggestions below it. A combobox: arrows choose, Enter
 * opens, Esc closes.
 */

import { IconSearch } from '@tabler/icons-react'
import { type FormEvent, useId, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { Suggestion } from '#src/api/shapes/search.ts'
import { cleanLine } from '#src/lib/invisible.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { useDismiss } from '#src/ui/hooks/use-dismiss.ts'
import { Row } from '#src/ui/layout/layout.tsx'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import { getSuggestionAddress } from './suggestion-address.ts'
import { SuggestionList } from './suggestion-list.tsx'
import { useSearchChoice } from './use-search-choice.ts'
import { words } from './words.ts'
import classes from './search-box.module.css'

export function SearchBox({ asked }: { asked: string }) {
  const navigate = useNavigate()
  const listId = useId()
  const form = useRef<HTMLFormElement>(null)
  const { typed, type, isOpen, suggestions, choice, move, close } = useSearchChoice(asked)
  const isShown = isOpen && suggestions.length > 0
  const chosen = isShown ? suggestions[choice] : undefined
  useDismiss(form, isOpen, close)

  function go(suggestion: Suggestion | undefined) {
    close()
    const q = cleanLine(typed)
    if (suggestion) void navigate(getSuggestionAddress(suggestion))
    else if (q !== '') void navigate(paths.search(q))
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    go(chosen)
  }

  return (
    <Row
      as="form"
      align="stretch"
      gap={8}
      mb={28}
      relative
      ref={form}
      role="search"
      aria-label={words.title}
      className={classes.form}
      onSubmit={submit}
    >
      <TextField
        type="search"
        role="combobox"
        label={words.label}
        isLabelHidden
        aria-expanded={isShown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={chosen && `${listId}-${choice}`}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={words.hint}
        value={typed}
        leftSection={<IconSearch stroke={1.75} aria-hidden="true" />}
        onChange={({ target }) => type(target.value)}
        onKeyDown={move}
      />
      <Button type="submit">{words.find}</Button>
      <VisuallyHidden>
        <span role="status">{isShown && words.suggestionCount(suggestions.length)}</span>
      </VisuallyHidden>
      {isShown && <SuggestionList id={listId} suggestions={suggestions} chosen={choice} onChoose={go} />}
    </Row>
  )
}
