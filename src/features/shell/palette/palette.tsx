/**
 * The search palette: over any page, inside the current frame; Back and Esc close it and the focus returns.
 * (ruling R66)
 */

import { Modal } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import { type ComponentProps, useState } from 'react'
import { useNavigate } from 'react-router'
import { paletteClosed, paletteTyped, usePalette } from '#src/stores/shell/palette-store.ts'
import { BackCloses, takeBackEntry } from '#src/ui/hooks/back-closes.tsx'
import { useIsWide } from '#src/ui/hooks/use-is-wide.ts'
import { MantineRoot } from '#src/ui/theme/mantine-root.tsx'
import '#src/ui/theme/overlay-styles.ts'
import { PaletteBody } from './palette-body.tsx'
import { words } from './words.ts'
import classes from './palette.module.css'

type PaletteProps = Pick<ComponentProps<typeof PaletteBody>, 'onLogOut' | 'waitingNotes'>

function PaletteWindow({ onLogOut, waitingNotes }: PaletteProps) {
  const isOpen = usePalette((state) => state.isOpen)
  const isMounted = useMounted()
  const isWide = useIsWide()
  const navigate = useNavigate()
  // After a navigation the new heading gets the focus; after closing it returns to where it was.
  const [hasLeft, setLeft] = useState(false)
  if (hasLeft && isOpen) setLeft(false)

  function leave(to?: string): void {
    setLeft(to !== undefined)
    const replace = to !== undefined && takeBackEntry()
    paletteTyped('')
    paletteClosed()
    // Runs once the palette's own history rule is removed, so that the page's rule applies.
    if (to !== undefined) setTimeout(() => void navigate(to, { replace }))
  }

  return (
    <>
      {isOpen && <BackCloses onClose={paletteClosed} />}
      <Modal.Root
        opened={isOpen && isMounted}
        onClose={paletteClosed}
        fullScreen={!isWide}
        size={720}
        yOffset={32}
        returnFocus={!hasLeft}
        transitionProps={{ duration: 120 }}
        classNames={{
          overlay: classes.scrim,
          content: classes.content,
          body: classes.body,
          inner: classes.inner,
        }}
      >
        <Modal.Overlay />
        <Modal.Content aria-label={words.title}>
          <Modal.Body>
            <PaletteBody isWide={isWide} onLeave={leave} onLogOut={onLogOut} waitingNotes={waitingNotes} />
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </>
  )
}

export function Palette(props: PaletteProps) {
  return (
    <MantineRoot>
      <PaletteWindow {...props} />
    </MantineRoot>
  )
}
