/** The menu of the current card: suspend, see tomorrow, edit, delete, take the last answer back. */

import {
  IconArrowBack,
  IconCalendarPlus,
  IconDotsVertical,
  IconPencil,
  IconPlayerPause,
  IconTrash,
} from '@tabler/icons-react'
import { type ComponentType, type ReactNode, useCallback, useId, useRef, useState } from 'react'
import { writeHtml } from '#src/engines/review/card-text.ts'
import type { Card } from '#src/engines/review/card.ts'
import { isBlank } from '#src/lib/invisible.ts'
import { extractPlainText } from '#src/lib/plain-text.ts'
import { Button } from '#src/ui/button.tsx'
import { TextArea } from '#src/ui/fields/text-area.tsx'
import { SidePanel } from '#src/ui/frame/side-panel.tsx'
import { useDismiss } from '#src/ui/hooks/use-dismiss.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Box, Row, Stack, Surface, Text } from '#src/ui/layout/layout.tsx'
import type { Round } from './use-round.ts'
import { words } from './words.ts'
import classes from './review.module.css'

const ICONS = { suspend: IconPlayerPause, bury: IconCalendarPlus, delete: IconTrash } as const

function EditForm({
  card,
  onSave,
  onClose,
}: {
  card: Card
  onSave: (front: string, back: string) => void
  onClose: () => void
}) {
  const [front, setFront] = useState(() => extractPlainText(card.front))
  const [back, setBack] = useState(() => extractPlainText(card.kind === 'recall' ? card.back : card.why))
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSave(writeHtml(front.trim()), isBlank(back) ? '' : writeHtml(back.trim()))
        onClose()
      }}
    >
      <Stack gap={16}>
        <Text tone="muted">{words.edit.hint}</Text>
        <TextArea
          label={words.edit.front}
          required
          value={front}
          onChange={({ currentTarget }) => setFront(currentTarget.value)}
        />
        <TextArea
          label={words.edit.back}
          value={back}
          onChange={({ currentTarget }) => setBack(currentTarget.value)}
        />
        <Row justify="end" gap={8}>
          <Button variant="subtle" onClick={onClose}>
            {words.edit.cancel}
          </Button>
          <Button type="submit" disabled={isBlank(front)}>
            {words.edit.save}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}

interface MenuButtonProps {
  Icon: ComponentType<{ size: number; stroke: number; 'aria-hidden': 'true' }>
  onClick: () => void
  children: ReactNode
}

function MenuButton({ Icon, onClick, children }: MenuButtonProps) {
  return (
    <Row as="button" gap={10} full touch padX={12} radius="md" type="button" onClick={onClick}>
      <Icon size={20} stroke={1.75} aria-hidden="true" />
      {children}
    </Row>
  )
}

export function CardMenu({ round }: { round: Round }) {
  const [isOpen, setOpen] = useState(false)
  const [isEditing, setEditing] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const id = useId()
  const close = useCallback(() => setOpen(false), [])
  useDismiss(root, isOpen, close)
  const { card, undoLast } = round
  const run = (deed: () => void) => () => {
    close()
    deed()
  }
  return (
    <Box fixed relative ref={root}>
      <IconButton
        label={words.more}
        aria-expanded={isOpen}
        aria-controls={id}
        disabled={card === undefined && undoLast === undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <IconDotsVertical />
      </IconButton>
      <div id={id}>
        {isOpen && (
          <Surface ground="surface" border="line" radius="lg" shadow="lg" pad={6} className={classes.menu}>
            {card &&
              (['suspend', 'bury', 'delete'] as const).map((kind) => (
                <MenuButton key={kind} Icon={ICONS[kind]} onClick={run(() => round.putAway(kind))}>
                  {words.deeds[kind]}
                </MenuButton>
              ))}
            {card && (
              <MenuButton Icon={IconPencil} onClick={run(() => setEditing(true))}>
                {words.deeds.edit}
              </MenuButton>
            )}
            {undoLast && (
              <MenuButton Icon={IconArrowBack} onClick={run(undoLast)}>
                {words.deeds.undoLast}
              </MenuButton>
            )}
          </Surface>
        )}
      </div>
      <SidePanel isOpen={isEditing} onClose={() => setEditing(false)} title={words.edit.title} isFitted>
        {card && <EditForm key={card.id} card={card} onSave={round.edit} onClose={() => setEditing(false)} />}
      </SidePanel>
    </Box>
  )
}
