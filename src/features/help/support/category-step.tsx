/** Step 1: what the problem is about. Twelve tiles, the last used first, and a search that knows their other names. */
import { IconArrowRight, IconCheck, IconSearch } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#src/lib/paths.ts'
import { isSearchMatch } from '#src/lib/search-spelling.ts'
import { TICKET_CATEGORIES, type TicketCategory } from '#src/lib/ticket-category.ts'
import { Button } from '#src/ui/button.tsx'
import { IconTile } from '#src/ui/pictures/icon-tile.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { categoryLook } from './category-look.ts'
import classes from './category-step.module.css'
import { useTicketDraft } from './draft.ts'
import { useOwnTickets } from './ticket-queue.ts'
import { StepBar } from './step-bar.tsx'
import { StepHeading } from './step-heading.tsx'
import { categoryWords, words } from './words.ts'

function isFound(category: TicketCategory, query: string): boolean {
  const { name, line, also } = categoryWords[category]
  return isSearchMatch(query, `${name} ${line} ${also}`)
}

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
    <label className={classes.tile}>
      <input type="radio" name="category" value={category} checked={isChosen} onChange={onChoose} className={classes.radio} />
      <IconTile tone={tone} size={40}>
        <Icon />
      </IconTile>
      <span className={classes.words}>
        <span className={classes.name}>{name}</span>
        <span className={classes.line}>{line}</span>
      </span>
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
  const lastUsed = useOwnTickets()[0]?.category
  const ordered = TICKET_CATEGORIES.toSorted((one, other) => Number(other === lastUsed) - Number(one === lastUsed))
  const found = ordered.filter((each) => isFound(each, query))
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
      <fieldset className={classes.tiles} aria-label={words.tiles.legend}>
        {found.map((each) => (
          <Tile key={each} category={each} isChosen={each === chosen} isLastUsed={each === lastUsed} onChoose={() => onChoose(each)} />
        ))}
      </fieldset>
      <p role="status" className={classes.none}>
        {found.length === 0 && words.tiles.none}
      </p>
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
      <span role="alert" className={classes.missing}>
        {words.tiles.notChosen}
      </span>
    )
  )
}

export function CategoryStep({ category }: { category: TicketCategory | undefined }) {
  const draft = useTicketDraft()
  const navigate = useNavigate()
  const [isMissing, setMissing] = useState(false)
  // The address follows a moment later, and the tile must not spring back meanwhile.
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
    <form onSubmit={goOn} className={classes.form}>
      <StepHeading step={1} />
      {draft.fields[8] && <p className={classes.unfinished}>{words.tiles.unfinished}</p>}
      <Tiles chosen={chosen} onChoose={choose} />
      <StepBar note={<Note chosen={chosen} isMissing={isMissing} />}>
        <Button type="submit" size="lg" rightSection={<IconArrowRight size={20} aria-hidden="true" />}>
          {words.next}
        </Button>
      </StepBar>
    </form>
  )
}
