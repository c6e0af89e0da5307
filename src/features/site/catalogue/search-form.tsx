/** Filters the list by words; Enter or the button puts them into the address. */

import { IconSearch } from '@tabler/icons-react'
import type { FormEvent } from 'react'
import { cleanLine } from '#src/lib/invisible.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { Row } from '#src/ui/layout/layout.tsx'
import { words } from './words.ts'
import classes from './search-form.module.css'

interface SearchFormProps {
  asked: string | undefined
  onSearch: (text: string | undefined) => void
}

export function SearchForm({ asked, onSearch }: SearchFormProps) {
  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('q')
    onSearch((typeof text === 'string' && cleanLine(text)) || undefined)
  }
  return (
    <Row
      as="form"
      align="stretch"
      wrap
      gap={8}
      shrink
      role="search"
      aria-label={words.search}
      className={classes.form}
      onSubmit={search}
    >
      <TextField
        // If a chip or Back removes the words, the field is cleared too.
        key={asked}
        type="search"
        name="q"
        defaultValue={asked}
        placeholder={words.searchHint}
        label={words.search}
        isLabelHidden
        autoComplete="off"
        enterKeyHint="search"
        leftSection={<IconSearch stroke={1.75} aria-hidden="true" />}
      />
      <Button type="submit" variant="light">
        {words.find}
      </Button>
    </Row>
  )
}
