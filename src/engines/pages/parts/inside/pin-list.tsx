/** The words of all pins of a paper, beside the page or below it. */

import { IconPencil, IconTrash } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { appendPhrase } from '#src/lib/append-phrase.ts'
import { formatNumber } from '#src/lib/bn.ts'
import { Button } from '#src/ui/button.tsx'
import { TextArea } from '#src/ui/fields/text-area.tsx'
import { isComposing } from '#src/ui/hooks/typing-place.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { PhraseButton } from '#src/ui/phrase-button.tsx'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import { type LineText, listPlainLines, type Pin, turnPoint } from '../../pins.ts'
import type { PinDesk, Pinning } from './use-pins.ts'
import { words } from './words.ts'
import classes from './page-view.module.css'

interface PinListProps {
  desk: PinDesk
  lines: readonly LineText[]
  pinning: Pinning | undefined
  /** The paper has several pages. */
  hasPages: boolean
  /** The open page, and its rotation. */
  open: number
  turns: number
  /** Below the page the words are out of sight: they are written over it, beside the spot. */
  isBeside: boolean
}

function PinWords({ desk, pin, phrases }: { desk: PinDesk; pin: Pin; phrases: readonly string[] }) {
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    const isDone = event.key === 'Escape' || (event.key === 'Enter' && !event.shiftKey && !event.ctrlKey)
    if (!isDone || event.metaKey) return
    event.preventDefault()
    event.stopPropagation()
    desk.closeWords()
  }
  return (
    <>
      <TextArea
        ref={field}
        data-pin-field
        label={words.pinField(pin.no)}
        isLabelHidden
        rows={2}
        value={pin.text}
        onChange={({ currentTarget }) => desk.type(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {phrases.length > 0 && (
        <Row wrap gap={8} role="group" aria-label={words.phrases}>
          {phrases.map((phrase) => (
            <PhraseButton
              key={phrase}
              phrase={phrase}
              onPress={() => {
                desk.type(appendPhrase(pin.text, phrase))
                field.current?.focus()
              }}
            />
          ))}
        </Row>
      )}
      <Row>
        <Button size="sm" variant="light" onClick={desk.closeWords}>
          {words.keepPin}
        </Button>
      </Row>
    </>
  )
}

function PinEntry({
  desk,
  pin,
  pinning,
  hasPages,
  isBeside,
}: Omit<PinListProps, 'lines' | 'open' | 'turns'> & { pin: Pin }) {
  const isWritten = desk.writing?.no === pin.no
  const place = useRef<HTMLLIElement>(null)
  const isActive = desk.active === pin.no
  useEffect(() => {
    if (isActive && isBeside) place.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isActive, isBeside])
  return (
    <li ref={place} className={classes.entry} data-active={isActive} data-pin-no={pin.no}>
      <Row gap={8} align="start">
        <span className={classes.number} aria-hidden="true">
          {formatNumber(pin.no)}
        </span>
        <button type="button" className={classes.entryWords} onClick={() => desk.show(pin, true)}>
          <VisuallyHidden>{words.pinStart(pin.no)}</VisuallyHidden>{' '}
          {hasPages && <small>{words.inPage(pin.page)}</small>} {!isWritten && <span>{pin.text}</span>}
        </button>
        {pinning && !isWritten && (
          <IconButton label={words.editPin(pin.no)} size="md" onClick={() => desk.write(pin)}>
            <IconPencil size={18} />
          </IconButton>
        )}
        {pinning && (
          <IconButton label={words.removePin(pin.no)} size="md" onClick={() => desk.remove(pin)}>
            <IconTrash size={18} />
          </IconButton>
        )}
      </Row>
      {isWritten && isBeside && desk.writing && pinning && (
        <PinWords desk={desk} pin={desk.writing} phrases={pinning.phrases} />
      )}
    </li>
  )
}

/** The open page first, from its top down; then the other pages. */
function sortPins({ pins }: PinDesk, open: number, turns: number): Pin[] {
  const heightOf = (pin: Pin) => (pin.page === open ? turnPoint(pin, turns).y : 100)
  const rankOf = (pin: Pin) => (pin.page === open ? 0 : pin.page)
  return pins.toSorted(
    (one, other) => rankOf(one) - rankOf(other) || heightOf(one) - heightOf(other) || one.no - other.no,
  )
}

/** Over the half of the page where the spot is not. */
function WordsOver({
  desk,
  pinning,
  open,
  turns,
}: Pick<PinListProps, 'desk' | 'pinning' | 'open' | 'turns'>) {
  const { writing } = desk
  if (!writing || !pinning || writing.page !== open) return null
  return (
    <Stack
      gap={8}
      pad={12}
      ground="surface"
      radius="md"
      className={classes.wordsOver}
      data-low={turnPoint(writing, turns).y < 50}
    >
      <PinWords desk={desk} pin={writing} phrases={pinning.phrases} />
    </Stack>
  )
}

export function PinList({ lines, open, turns, ...rest }: PinListProps) {
  const { pins, removed, undo } = rest.desk
  const over = !rest.isBeside && <WordsOver {...rest} open={open} turns={turns} />
  const plain = listPlainLines(lines)
  if (pins.length === 0 && plain.length === 0 && removed === undefined) return null
  return (
    <>
      {over}
      <Stack as="section" gap={8} aria-label={words.pins} className={classes.words} tabIndex={-1} data-words>
        {pins.length > 0 && (
          <Text variant="small" weight={600}>
            {words.pinCount(pins.length)}
          </Text>
        )}
        <Stack as="ul" gap={8} plain data-pin-words>
          {sortPins(rest.desk, open, turns).map((pin) => (
            <PinEntry key={pin.no} pin={pin} {...rest} />
          ))}
          {plain.map(({ line, text }) => (
            <li key={`${line} ${text}`} className={classes.entry}>
              <strong>{words.line(line)}:</strong> {text}
            </li>
          ))}
        </Stack>
        {removed && (
          <Row wrap gap={8}>
            <Text variant="small">{words.removed(removed.no)}</Text>
            <Button variant="subtle" size="sm" data-undo onClick={undo}>
              {words.undo}
            </Button>
          </Row>
        )}
      </Stack>
    </>
  )
}
