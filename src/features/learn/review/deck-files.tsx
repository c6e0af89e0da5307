/** The cards as files: to another device, to Anki, and back; and whether they stay over a logout. (ruling R74) */

import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import {
  MOST_BYTES,
  MOST_CARDS,
  MOST_ENTRIES,
  readArchive,
  writeAnki,
  writeArchive,
} from '#src/engines/review/archive.ts'
import { getServerNow } from '#src/lib/server-time.ts'
import { findDeckMark, markDeck } from '#src/stores/review/deck-mark.ts'
import { getOwner } from '#src/stores/session/own-storage.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { Button } from '#src/ui/button.tsx'
import { FileDrop } from '#src/ui/fields/file-drop.tsx'
import { Toggle } from '#src/ui/fields/toggle.tsx'
import { Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { saveFile } from '#src/ui/save-file.ts'
import { StitchHeading } from '#src/ui/text/stitch-heading.tsx'
import type { Review } from './use-review.ts'
import { words } from './words.ts'

function tellFailure(message: string): void {
  showToast({ kind: 'error', message })
}

async function takeFile({ deck }: Review, kind: 'take' | 'anki'): Promise<void> {
  const all = await deck.readAll()
  if (all === undefined) return tellFailure(words.denied.title)
  if (kind === 'take') saveFile(`${words.files.name}.json`, writeArchive(all), 'application/json')
  else saveFile(`${words.files.name}-anki.txt`, writeAnki(all.cards), 'text/plain')
}

async function joinFile({ deck, heads, reopen }: Review, file: File): Promise<void> {
  // A file that cannot be read is no archive.
  const text = file.size > MOST_BYTES ? '' : await file.text().catch(() => '')
  const archive = readArchive(text, getServerNow())
  const isTooMuch =
    archive && (archive.cards.length + heads.size > MOST_CARDS || archive.log.length > MOST_ENTRIES)
  if (archive === undefined || isTooMuch) return tellFailure(words.files.refused)
  if (!(await deck.join(archive.cards, archive.log))) return tellFailure(words.denied.title)
  if (archive.impossible > 0) tellFailure(words.files.impossible(archive.impossible))
  if (archive.cards.length > 0 || archive.impossible === 0)
    showToast({ kind: 'success', message: words.files.joined(archive.cards.length) })
  reopen()
}

function Stays() {
  const owner = getOwner()
  const [stays, setStays] = useState(() => findDeckMark(owner)?.stays === true)
  return (
    <Toggle
      label={words.stays}
      checked={stays}
      onChange={({ currentTarget: { checked } }) => {
        markDeck(owner, { stays: checked })
        setStays(checked)
      }}
    />
  )
}

export function DeckFiles({ review }: { review: Review }) {
  return (
    <section>
      <StitchHeading>{words.files.title}</StitchHeading>
      <Stack gap={12}>
        <Text tone="muted">{words.files.text}</Text>
        {review.heads.size > 0 && (
          <Row wrap gap={8}>
            {(['take', 'anki'] as const).map((kind) => (
              <Button
                key={kind}
                variant="default"
                leftSection={<IconDownload size={18} aria-hidden="true" />}
                onClick={() => void takeFile(review, kind)}
              >
                {words.files[kind]}
              </Button>
            ))}
          </Row>
        )}
        <FileDrop
          label={words.files.join}
          limit={words.files.kind}
          accept=".json"
          onFiles={async ([file]) => file && joinFile(review, file)}
        />
        <Stays />
      </Stack>
    </section>
  )
}
