/** The search button for a bar without space for a field: opens the palette over the page. */

import { IconSearch } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { NavLink } from 'react-router'
import { paths } from '#src/lib/paths.ts'
import { paletteOpened } from '#src/stores/shell/palette-store.ts'
import { words } from './words.ts'
import classes from './search-button.module.css'

function open(event: MouseEvent): void {
  // The search page opens in another tab, and needs nothing of this one.
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  paletteOpened()
}

interface SearchButtonProps {
  /** Also on wide screens, if the bar has no field. */
  isOnWide?: boolean
}

export function SearchButton({ isOnWide }: SearchButtonProps) {
  return (
    <NavLink
      to={paths.search()}
      className={classes.root}
      data-on-wide={isOnWide}
      aria-label={words.label}
      aria-haspopup="dialog"
      onClick={open}
    >
      <IconSearch size={22} stroke={1.75} aria-hidden="true" />
    </NavLink>
  )
}
