/** Renders `SidePanel` with Mantine's Drawer: the focus stays inside, and the page behind does not scroll. */

import { Drawer } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import { IconX } from '@tabler/icons-react'
import { createContext, type RefObject, use, useEffect, useRef, useState } from 'react'
import { BackCloses } from '#src/ui/hooks/back-closes.tsx'
import { useIsWide } from '#src/ui/hooks/use-is-wide.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import '#src/ui/theme/overlay-styles.ts'
import { Row } from '#src/ui/layout/layout.tsx'
import { BorderStrip } from '#src/ui/pictures/border-strip.tsx'
import { dropSecondPress, useGuardedPage } from '#src/ui/second-press.ts'
import { MantineRoot } from '#src/ui/theme/mantine-root.tsx'
import { words } from '#src/ui/words.ts'
import type { SidePanelProps } from './side-panel.tsx'
import classes from './side-panel.module.css'

const TRAVEL_MS = 320

/** Mantine has handled the focus by then. */
const AFTER_CLOSING_MS = 20

/** Tells a panel that another one lies over it, which was opened inside: Back closes that one first. */
const CoverContext = createContext<(isCovered: boolean) => void>(() => undefined)

/** Returns whether another panel lies over this one, and the function by which it says so. */
function useCover(isOpen: boolean) {
  const cover = use(CoverContext)
  const [isCovered, setCovered] = useState(false)
  useEffect(() => {
    if (!isOpen) return undefined
    cover(true)
    return () => cover(false)
  }, [cover, isOpen])
  return { isCovered, setCovered }
}

/**
 * Mantine returns the focus to the element that opened the panel. If the page opened the panel by itself, or
 * removes it while open, there is no such element: then the focus goes to the previously focused element, or
 * to the page's heading.
 */
function useFocusBack(isOpen: boolean): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isOpen) return undefined
    const before = document.activeElement
    const panel = content
    return () => {
      setTimeout(() => {
        const now = document.activeElement
        if (now !== document.body && !panel.current?.contains(now)) return
        const hadIt = before instanceof HTMLElement && before !== document.body && before.isConnected
        const next = hadIt ? before : document.querySelector('h1')
        next?.focus({ preventScroll: true })
      }, AFTER_CLOSING_MS)
    }
  }, [isOpen])
  return content
}

function DrawerParts({
  isOpen,
  onClose,
  title,
  head,
  isClosable = true,
  hasAddress = false,
  staysOverPages,
  hasBorder,
  isFitted,
  children,
}: SidePanelProps) {
  // Closed in the first render: Mantine must see it open, to animate it and to know where the focus returns.
  const isMounted = useMounted()
  const content = useFocusBack(isOpen)
  const isWide = useIsWide()
  const { isCovered, setCovered } = useCover(isOpen)
  useGuardedPage(isOpen)
  return (
    <Drawer.Root
      opened={isOpen && isMounted}
      onClose={onClose}
      classNames={{ overlay: classes.scrim, content: classes.content, body: classes.body }}
      position={isWide ? 'right' : 'bottom'}
      size={isWide ? 468 : 'calc(100dvh - 57px)'}
      closeOnEscape={isClosable}
      closeOnClickOutside={isClosable}
      transitionProps={{ duration: TRAVEL_MS, timingFunction: 'var(--k-ease)' }}
    >
      {isOpen && isClosable && !hasAddress && !isCovered && <BackCloses onClose={onClose} />}
      <Drawer.Overlay onClickCapture={dropSecondPress} />
      <Drawer.Content
        ref={content}
        aria-label={title}
        data-fitted={isFitted}
        data-over-pages={staysOverPages || undefined}
      >
        {hasBorder && <BorderStrip height={28} isUpright={isWide} />}
        <Drawer.Body>
          {head ?? (
            <Row justify="between" gap={16} mb={16}>
              <h2 className={classes.title}>{title}</h2>
              {isClosable && (
                <IconButton label={words.panel.close} variant="default" onClick={onClose}>
                  <IconX />
                </IconButton>
              )}
            </Row>
          )}
          <CoverContext value={setCovered}>{children}</CoverContext>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}

export function SidePanelDrawer(props: SidePanelProps) {
  return (
    <MantineRoot>
      <DrawerParts {...props} />
    </MantineRoot>
  )
}
