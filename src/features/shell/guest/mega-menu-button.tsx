/** The button of the mega menu. */

import { IconChevronDown, IconChevronUp, IconLayoutGrid } from '@tabler/icons-react'
import { useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router'
import { megaMenuClosed, megaMenuOpened, useShell } from '#src/stores/shell/shell-store.ts'
import { useDismiss } from '#src/ui/hooks/use-dismiss.ts'
import { LateMegaMenu } from './late-parts.tsx'
import { words } from './words.ts'
import classes from './mega-menu-button.module.css'

export function MegaMenuButton() {
  const isOpen = useShell((state) => state.isMegaMenuOpen)
  const root = useRef<HTMLDivElement>(null)
  const id = useId()
  const { key } = useLocation()
  useDismiss(root, isOpen, megaMenuClosed)
  // A navigation closes it.
  useEffect(() => megaMenuClosed, [key])
  const Chevron = isOpen ? IconChevronUp : IconChevronDown
  return (
    <div ref={root} className={classes.root}>
      <button
        type="button"
        className={classes.button}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={isOpen ? megaMenuClosed : megaMenuOpened}
      >
        <IconLayoutGrid size={18} stroke={1.75} aria-hidden="true" />
        {words.allCourses}
        <Chevron size={18} stroke={1.75} aria-hidden="true" />
      </button>
      <div id={id}>{isOpen && <LateMegaMenu />}</div>
    </div>
  )
}
