import { IconBook2, IconCategory, IconSearch } from '@tabler/icons-react'
import type { Suggestion } from '#src/api/shapes/search.ts'
import { Box, Surface, Text } from '#src/ui/layout/layout.tsx'
import { words } from './words.ts'
import classes from './search-box.module.css'

const SIGNS = { course: IconBook2, category: IconCategory, query: IconSearch } as const

interface SuggestionListProps {
  id: string
  suggestions: readonly Suggestion[]
  /** Index of the one reached with the arrows; -1 means none. */
  chosen: number
  onChoose: (suggestion: Suggestion) => void
}

export function SuggestionList({ id, suggestions, chosen, onChoose }: SuggestionListProps) {
  return (
    <Surface
      ground="surface"
      radius="lg"
      border="line"
      shadow="lg"
      id={id}
      role="listbox"
      aria-label={words.suggestions}
      className={classes.list}
    >
      {suggestions.map((suggestion, at) => {
        const Sign = SIGNS[suggestion.kind]
        return (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field keeps the focus and handles the keys
          <div
            key={`${suggestion.kind} ${suggestion.text}`}
            id={`${id}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === chosen}
            className={classes.option}
            // Otherwise a press would move the focus out of the field before it counts.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(suggestion)}
          >
            <Sign size={18} stroke={1.75} aria-hidden="true" />
            <Box as="span" grow shrink>
              {suggestion.text}
            </Box>
            <Text as="span" tone="faint" variant="caption">
              {words.kinds[suggestion.kind]}
            </Text>
          </div>
        )
      })}
    </Surface>
  )
}
