/** Marks a note as one to remember: it becomes a card. Loaded with the person's notes, after the page. */

import { IconBrain } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import type { Card } from '#src/engines/review/card.ts'
import { stripNoteLinks } from '#src/lib/note-links.ts'
import { getServerNow } from '#src/lib/server-time.ts'
import '#src/stores/review/at-logout.ts'
import { markDeck } from '#src/stores/review/deck-mark.ts'
import type { Deck } from '#src/stores/review/deck.ts'
import { getOwner } from '#src/stores/session/own-storage.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { Button } from '#src/ui/button.tsx'
import { SidePanel } from '#src/ui/frame/side-panel.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import {
  buildNoteId,
  listGapWords,
  makeGapCard,
  makeNoteCard,
  type RememberedNote,
} from './make-note-card.ts'
import { keptChanged, openOnce, useRemembered } from './remembered-store.ts'
import { words } from './words.ts'

function tell(message: string, undo?: () => void): void {
  showToast(
    undo
      ? {
          kind: 'success',
          title: message,
          message: words.deeds.undoText,
          isNew: true,
          action: words.deeds.undo,
          onClick: undo,
        }
      : { kind: 'success', message },
  )
}

async function keepNote(deck: Deck, card: Card): Promise<void> {
  const added = await deck.addCards([card])
  // A note that was taken out before comes back with its log.
  const done = added && (await deck.write({ kind: 'resume', card: card.id }))
  if (done === undefined) return showToast({ kind: 'error', message: words.notStored })
  markDeck(getOwner())
  keptChanged(card.id, true)
  tell(words.notes.added)
}

async function dropNote(deck: Deck, id: string): Promise<void> {
  const done = await deck.write({ kind: 'delete', card: id })
  if (done === undefined) return showToast({ kind: 'error', message: words.notStored })
  keptChanged(id, false)
  tell(words.notes.removed, () => {
    void deck.write({ kind: 'undo', card: id, entry: done.entry })
    keptChanged(id, true)
  })
}

/** A card has no links: each is its label. */
export function RememberNote({ note: written }: { note: RememberedNote }) {
  const note = { ...written, text: stripNoteLinks(written.text) }
  const { deck, ids } = useRemembered()
  const [isChoosing, setChoosing] = useState(false)
  useEffect(() => void openOnce(), [])
  const id = buildNoteId(note.id)
  const isKept = ids.has(id)
  const press = () => {
    if (deck === undefined) return
    if (isKept) {
      void dropNote(deck, id)
      return
    }
    const card = makeNoteCard(note, getServerNow())
    if (card) void keepNote(deck, card)
    else setChoosing(true)
  }
  return (
    <>
      <IconButton
        size="md"
        label={isKept ? words.notes.kept : words.notes.keep}
        aria-pressed={isKept}
        variant={isKept ? 'light' : 'subtle'}
        onClick={press}
      >
        <IconBrain stroke={1.75} />
      </IconButton>
      <SidePanel isOpen={isChoosing} onClose={() => setChoosing(false)} title={words.notes.gapTitle} isFitted>
        <Stack gap={12}>
          <Text tone="muted">{words.notes.gapText}</Text>
          <Row wrap gap={8}>
            {listGapWords(note.text).map((word) => (
              <Button
                key={word.at}
                variant="default"
                onClick={() => {
                  setChoosing(false)
                  if (deck) void keepNote(deck, makeGapCard(note, word, getServerNow()))
                }}
              >
                {word.text}
              </Button>
            ))}
          </Row>
        </Stack>
      </SidePanel>
    </>
  )
}
