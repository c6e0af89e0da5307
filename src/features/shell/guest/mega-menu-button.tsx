/** The button of the mega menu; the menu itself is fetched when somebody is about to open it. */
import { IconChevronDown, IconChevronUp, IconLayoutGrid } from '@tabler/icons-react'
import { useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router'
import { megaMenuClosed, megaMenuOpened, useShell } from '#src/stores/shell/shell-store.ts'
import { useDismiss } from '#src/ui/hooks/use-dismiss.ts'
import { usePart } from '#src/ui/hooks/use-part.ts'
import classes from './mega-menu-button.module.css'
import { words } from './words.ts'

const load = async () => (await import('./mega-menu.tsx')).MegaMenu

export function MegaMenuButton() {
  const isOpen = useShell((state) => state.isMegaMenuOpen)
  const root = useRef<HTMLDivElement>(null)
  const id = useId()
  const menu = usePart(isOpen, load)
  const { key } = useLocation()
  useDismiss(root, isOpen, megaMenuClosed)
  // Another page closes it.
  useEffect(() => megaMenuClosed, [key])
  const Chevron = isOpen ? IconChevronUp : IconChevronDown
  // A failed fetch is no harm: opening the menu tries again.
  const warm = () => void load().catch(() => undefined)
  return (
    <div ref={root} className={classes.root}>
      <button
        type="button"
        className={classes.button}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={isOpen ? megaMenuClosed : megaMenuOpened}
        onPointerEnter={warm}
        onFocus={warm}
      >
        <IconLayoutGrid size={18} stroke={1.75} aria-hidden="true" />
        {words.allCourses}
        <Chevron size={18} stroke={1.75} aria-hidden="true" />
      </button>
      <div id={id}>{isOpen && menu}</div>
    </div>
  )
}
