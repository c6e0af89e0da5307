/**
 * The classes and notes that a link of a note may lead to, once `[[` is typed. The field keeps the focus: arrows choose, Enter or a press takes, Escape
 * closes. Loaded with the first `[[`.
 */

import { IconNotes, IconPlayerPlayFilled } from '@tabler/icons-react'
import { type RefObject, useEffect, useEffectEvent, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { readAllNotes, readAllRecordings } from '#src/api/contract/recording.ts'
import { useAllPages } from '#src/api/use-all-pages.ts'
import { isSearchMatch } from '#src/engines/search/search-match.ts'
import {
  findOpenLink,
  type NoteLink,
  type OpenLink,
  stripNoteLinks,
  writeNoteLink,
} from '#src/lib/note-links.ts'
import { isComposing } from '#src/ui/hooks/typing-place.ts'
import { Row, Text } from '#src/ui/layout/layout.tsx'
import { words } from './words.ts'
import classes from './link-list.module.css'

const MOST = 8
const MOST_NOTES = 4

interface Choice extends NoteLink {
  /** The course, or the class of a note. */
  about: string
}

/** Newest classes and notes first, as the server sends them. */
function useChoices(search: string): { choices: readonly Choice[]; isLoading: boolean } {
  const notes = useAllPages(readAllNotes())
  const recordings = useAllPages(readAllRecordings())
  const wanted = search.trim()
  const isWanted = ({ label, about }: Choice) => wanted === '' || isSearchMatch(`${label} ${about}`, wanted)
  const ofNotes = notes.rows
    .map(({ _id: id, text, recording }): Choice => ({
      label: stripNoteLinks(text).split('\n', 1)[0] ?? '',
      target: { kind: 'note', id },
      about: recording?.title ?? words.wholeDay,
    }))
    .filter((choice) => choice.label !== '' && isWanted(choice))
    .slice(0, MOST_NOTES)
  const ofClasses = recordings.rows
    .flatMap(({ _id: id, title, batch }): Choice[] =>
      batch
        ? [{ label: title, target: { kind: 'class', batch: batch._id, id }, about: batch.course_title }]
        : [],
    )
    .filter(isWanted)
    .slice(0, MOST - ofNotes.length)
  const isLoading = [notes, recordings].some(({ read }) => read.data === undefined && !read.error)
  return { choices: [...ofClasses, ...ofNotes], isLoading }
}

/** Follows the caret of the field. */
function useOpenLink(field: RefObject<HTMLTextAreaElement | null>, text: string) {
  const [open, setOpen] = useState<OpenLink>()
  /** The start of the link that Escape closed. */
  const [closedAt, setClosedAt] = useState<number>()
  useEffect(() => {
    const look = () => {
      const place = field.current
      if (place === null || document.activeElement !== place) return setOpen(undefined)
      setOpen(
        place.selectionStart === place.selectionEnd
          ? findOpenLink(place.value, place.selectionStart)
          : undefined,
      )
    }
    look()
    document.addEventListener('selectionchange', look)
    return () => document.removeEventListener('selectionchange', look)
  }, [field, text])
  return {
    open: open?.from === closedAt ? undefined : open,
    close: () => setClosedAt(open?.from),
  }
}

interface ListProps {
  field: RefObject<HTMLTextAreaElement | null>
  open: OpenLink
  onTake: (link: NoteLink) => void
  onClose: () => void
}

function List({ field, open, onTake, onClose }: ListProps) {
  const id = useId()
  const { choices, isLoading } = useChoices(open.search)
  const [at, setAt] = useState(0)
  const chosen = Math.min(at, choices.length - 1)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const choice = choices[chosen]
    if (step !== undefined && choices.length > 0) setAt((chosen + step + choices.length) % choices.length)
    else if ((event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey)) && choice) onTake(choice)
    else if (event.key === 'Escape') onClose()
    else return
    event.preventDefault()
    event.stopPropagation()
  })
  useEffect(() => {
    const place = field.current
    const listen = (event: KeyboardEvent) => onKey(event)
    place?.addEventListener('keydown', listen, true)
    return () => place?.removeEventListener('keydown', listen, true)
  }, [field])
  useEffect(() => {
    const place = field.current
    place?.setAttribute('aria-controls', id)
    place?.setAttribute('aria-autocomplete', 'list')
    return () => {
      for (const name of ['aria-controls', 'aria-autocomplete', 'aria-activedescendant'])
        place?.removeAttribute(name)
    }
  }, [field, id])
  useEffect(() => {
    if (chosen < 0) field.current?.removeAttribute('aria-activedescendant')
    else {
      field.current?.setAttribute('aria-activedescendant', `${id}-${chosen}`)
      document.getElementById(`${id}-${chosen}`)?.scrollIntoView({ block: 'nearest' })
    }
  }, [field, id, chosen])
  return (
    <div className={classes.box}>
      <Text variant="small" tone="muted" role="status" className={classes.state}>
        {choices.length > 0 ? words.links.hint : isLoading ? words.links.loading : words.links.none}
      </Text>
      <div id={id} role="listbox" aria-label={words.links.title} className={classes.list}>
        {choices.map(({ label, target, about }, place) => (
          <Row
            as="button"
            type="button"
            tabIndex={-1}
            full
            gap={10}
            key={`${target.kind} ${target.id}`}
            id={`${id}-${place}`}
            role="option"
            aria-selected={place === chosen}
            className={classes.choice}
            // The field keeps its focus and caret.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onTake({ label, target })}
          >
            {target.kind === 'note' ? (
              <IconNotes size={18} aria-hidden="true" />
            ) : (
              <IconPlayerPlayFilled size={18} aria-hidden="true" />
            )}
            <span className={classes.text} data-latin>
              <strong>{label}</strong>
              <Text as="span" block variant="small" tone="muted">
                {about}
              </Text>
            </span>
          </Row>
        ))}
      </div>
    </div>
  )
}

export interface LinkListProps {
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  onText: (text: string) => void
}

export function LinkList({ field, text, onText }: LinkListProps) {
  const { open, close } = useOpenLink(field, text)
  if (open === undefined) return null
  const take = (link: NoteLink) => {
    const before = text.slice(0, open.from) + writeNoteLink(link)
    const caret = field.current?.selectionStart ?? text.length
    // The caret is placed in the new text, before another letter is typed.
    flushSync(() => onText(before + text.slice(caret)))
    field.current?.focus()
    field.current?.setSelectionRange(before.length, before.length)
  }
  return <List key={open.from} field={field} open={open} onTake={take} onClose={close} />
}
