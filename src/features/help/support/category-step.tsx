/**
 * Step 1: the category of the problem. Twelve tiles, the last used first, and a search that knows their
 * synonyms.
 */

import { IconArrowRight, IconCheck, IconSearch } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#src/lib/paths.ts'
import { TICKET_CATEGORIES, type TicketCategory } from '#src/lib/ticket-category.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { Box, Stack, Text } from '#src/ui/layout/layout.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { IconTile } from '#src/ui/pictures/icon-tile.tsx'
import { categoryLook } from './category-look.ts'
import { useTicketDraft } from './draft.ts'
import { describeFinding, FoundAnswers } from './found-answers.tsx'
import { StepBar } from './step-bar.tsx'
import { StepHeading } from './step-heading.tsx'
import { useOwnTickets } from './ticket-queue.ts'
import { useFinding } from './use-finding.ts'
import { categoryWords, words } from './words.ts'
import classes from './category-step.module.css'

interface TileProps {
  category: TicketCategory
  isChosen: boolean
  isLastUsed: boolean
  onChoose: () => void
}

function Tile({ category, isChosen, isLastUsed, onChoose }: TileProps) {
  const { Icon, tone } = categoryLook[category]
  const { name, line } = categoryWords[category]
  return (
    <label className={classes.tile} data-checked={isChosen}>
      <input
        type="radio"
        name="category"
        value={category}
        checked={isChosen}
        onChange={onChoose}
        className={classes.radio}
      />
      <IconTile tone={tone} size={40}>
        <Icon />
      </IconTile>
      <Box as="span" shrink className={classes.words}>
        <Text as="span" block variant="note" tight weight={600} anywhere className={classes.name}>
          {name}
        </Text>
        <span className={classes.line}>{line}</span>
      </Box>
      {isLastUsed && <span className={classes.last}>{words.tiles.lastUsed}</span>}
      <IconCheck aria-hidden="true" className={classes.check} />
    </label>
  )
}

interface TilesProps {
  chosen: TicketCategory | undefined
  onChoose: (category: TicketCategory) => void
}

function Tiles({ chosen, onChoose }: TilesProps) {
  const [query, setQuery] = useState('')
  const finding = useFinding(query)
  const lastUsed = useOwnTickets()[0]?.category
  const ordered = TICKET_CATEGORIES.toSorted(
    (one, other) => Number(other === lastUsed) - Number(one === lastUsed),
  )
  return (
    <>
      <TextField
        label={words.tiles.search}
        isLabelHidden
        type="search"
        placeholder={words.tiles.searchHint}
        leftSection={<IconSearch aria-hidden="true" />}
        value={query}
        onChange={({ currentTarget }) => setQuery(currentTarget.value)}
      />
      <Text tone="muted" role="status" className={classes.none}>
        {finding && describeFinding(finding)}
      </Text>
      {finding && <FoundAnswers answers={finding.answers} />}
      <fieldset className={classes.tiles} aria-label={words.tiles.legend}>
        {(finding?.categories ?? ordered).map((each) => (
          <Tile
            key={each}
            category={each}
            isChosen={each === chosen}
            isLastUsed={each === lastUsed}
            onChoose={() => onChoose(each)}
          />
        ))}
      </fieldset>
    </>
  )
}

function Note({ chosen, isMissing }: { chosen: TicketCategory | undefined; isMissing: boolean }) {
  if (chosen !== undefined) {
    return (
      <>
        {words.tiles.chosen} <strong>{categoryWords[chosen].name}</strong>
      </>
    )
  }
  return (
    isMissing && (
      <Text as="span" tone="error" weight={500} role="alert">
        {words.tiles.notChosen}
      </Text>
    )
  )
}

export function CategoryStep({ category }: { category: TicketCategory | undefined }) {
  const draft = useTicketDraft()
  const navigate = useNavigate()
  const [isMissing, setMissing] = useState(false)
  // The address changes a moment later, and the tile must not jump back meanwhile.
  const [chosen, setChosen] = useState(category ?? draft.category)

  function choose(each: TicketCategory): void {
    setChosen(each)
    void navigate(paths.support({ category: each, step: 1 }), { replace: true, preventScrollReset: true })
  }
  function goOn(event: FormEvent): void {
    event.preventDefault()
    setMissing(chosen === undefined)
    if (chosen !== undefined) void navigate(paths.support({ category: chosen, step: 2 }))
  }
  return (
    <Stack as="form" gap={16} onSubmit={goOn}>
      <StepHeading step={1} />
      {draft.fields.text && (
        <Notice>
          <p>{words.tiles.unfinished}</p>
        </Notice>
      )}
      <Tiles chosen={chosen} onChoose={choose} />
      <StepBar note={<Note chosen={chosen} isMissing={isMissing} />}>
        <Button type="submit" size="lg" rightSection={<IconArrowRight size={20} aria-hidden="true" />}>
          {words.next}
        </Button>
      </StepBar>
    </Stack>
  )
}
