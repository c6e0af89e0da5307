/** The search palette: over any page, inside the frame one is in; closed by Back and Esc, with the focus given back. (ruling R66) */
import { Modal } from '@mantine/core'
import { useMediaQuery, useMounted } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paletteClosed, paletteTyped, usePalette } from '#src/stores/shell/palette-store.ts'
import { useBackCloses } from '#src/ui/hooks/use-back-closes.ts'
import { MantineRoot } from '#src/ui/theme/mantine-root.tsx'
import '#src/ui/theme/overlay-styles.ts'
import classes from './palette.module.css'
import { PaletteBody } from './palette-body.tsx'
import { words } from './words.ts'

/** The md breakpoint. */
const WIDE = '(min-width: 64em)'

/** Where the page stands among those of the app, by the router's own count. */
const isFirstPage = (): boolean => !((window.history.state as { idx?: number } | null)?.idx ?? 0)

/** The entry that the palette has added to the way back. */
interface Entry {
  add: () => void
  /** True when there is one; it is the caller's then to go over it. */
  take: () => boolean
}

function makeEntry(): Entry {
  let isThere = false
  return {
    add: () => {
      isThere = true
    },
    take: () => {
      const was = isThere
      isThere = false
      return was
    },
  }
}

/**
 * Mounted while the palette is open alone: the page below may have a rule of its own for its leaving. Behind the first page of a visit
 * is none of ours, and no rule keeps Back: it gets an entry of its own, which goes with the palette.
 */
function BackCloses({ entry }: { entry: Entry }) {
  const navigate = useNavigate()
  const location = useLocation()
  const here = useRef(location)
  useBackCloses(true, paletteClosed)
  useEffect(() => {
    if (!isFirstPage()) return undefined
    const { state } = here.current
    entry.add()
    void navigate(here.current, { state, preventScrollReset: true })
    return () => {
      // Who goes somewhere has put the new page in its place by then.
      setTimeout(() => {
        if (entry.take()) void navigate(-1)
      })
    }
  }, [navigate, entry])
  return null
}

interface PaletteProps {
  onLogOut: () => void
}

function PaletteWindow({ onLogOut }: PaletteProps) {
  const isOpen = usePalette((state) => state.isOpen)
  const isMounted = useMounted()
  const isWide = useMediaQuery(WIDE, undefined, { getInitialValueInEffect: false })
  const navigate = useNavigate()
  const [entry] = useState(makeEntry)
  // Who goes somewhere is met by its heading, who closes is given the focus back.
  const [hasLeft, setLeft] = useState(false)
  if (hasLeft && isOpen) setLeft(false)

  function leave(to?: string): void {
    setLeft(to !== undefined)
    const replace = to !== undefined && entry.take()
    paletteTyped('')
    paletteClosed()
    // Once the palette's own rule of Back is gone: the page's is asked.
    if (to !== undefined) setTimeout(() => void navigate(to, { replace }))
  }

  return (
    <>
      {isOpen && <BackCloses entry={entry} />}
      <Modal.Root
        opened={isOpen && isMounted}
        onClose={paletteClosed}
        fullScreen={!isWide}
        size={720}
        yOffset={32}
        returnFocus={!hasLeft}
        transitionProps={{ duration: 120 }}
        classNames={{ overlay: classes.scrim, content: classes.content, body: classes.body, inner: classes.inner }}
      >
        <Modal.Overlay />
        <Modal.Content aria-label={words.title}>
          <Modal.Body>
            <PaletteBody isWide={isWide} onLeave={leave} onLogOut={onLogOut} />
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
