/** List of all keys of the player, from the same table that handles them. */

import { SidePanel } from '#src/ui/frame/side-panel.tsx'
import { KeyList } from '#src/ui/text/key-list.tsx'
import { PLAYER_KEYS } from './keys.ts'
import { words } from './words.ts'
import classes from './keys-sheet.module.css'

interface KeysSheetProps {
  /** Notes can be taken beside this video. */
  hasNotes: boolean
  isOpen: boolean
  onClose: () => void
}

export function KeysSheet({ hasNotes, isOpen, onClose }: KeysSheetProps) {
  const keys = PLAYER_KEYS.filter(({ action }) => hasNotes || action !== 'note')
  return (
    <SidePanel isOpen={isOpen} onClose={onClose} title={words.keysTitle}>
      <KeyList
        keys={keys.map(({ action, caps }) => ({ name: words.keys[action], caps }))}
        className={classes.list}
      />
    </SidePanel>
  )
}
