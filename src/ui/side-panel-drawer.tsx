/** What `SidePanel` is made of: Mantine's Drawer with focus kept inside, the page behind it still. */
import { Drawer } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconX } from '@tabler/icons-react'
import { IconButton } from './icon-button.tsx'
import './overlay-styles.ts'
import { Par } from './par.tsx'
import type { SidePanelProps } from './side-panel.tsx'
import classes from './side-panel.module.css'
import { useOpened } from './use-opened.ts'
import { words } from './words.ts'

/** The md breakpoint. (design 3) */
const DESK = '(min-width: 64em)'
const TRAVEL_MS = 320

export function SidePanelDrawer({ isOpen, onClose, title, head, isClosable = true, hasPar, children }: SidePanelProps) {
  const isOpened = useOpened(isOpen)
  const isDesk = useMediaQuery(DESK, undefined, { getInitialValueInEffect: false })
  return (
    <Drawer.Root
      opened={isOpened}
      onClose={onClose}
      position={isDesk ? 'right' : 'bottom'}
      size={isDesk ? 468 : 'calc(100dvh - 57px)'}
      closeOnEscape={isClosable}
      closeOnClickOutside={isClosable}
      transitionProps={{ duration: TRAVEL_MS, timingFunction: 'var(--k-ease)' }}
    >
      <Drawer.Overlay className={classes.scrim} />
      <Drawer.Content className={classes.content} aria-label={title}>
        {hasPar && <Par height={28} isUpright={isDesk} />}
        <Drawer.Body className={classes.body}>
          {head ?? (
            <header className={classes.head}>
              <h2 className={classes.title}>{title}</h2>
              {isClosable && (
                <IconButton label={words.panel.close} variant="default" onClick={onClose}>
                  <IconX />
                </IconButton>
              )}
            </header>
          )}
          {children}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}
