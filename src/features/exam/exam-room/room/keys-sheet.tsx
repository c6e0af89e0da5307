/** All keys of the room, drawn from the table that carries them out. */
import { KeyList } from '#src/ui/text/key-list.tsx'
import { SidePanel } from '#src/ui/frame/side-panel.tsx'
import { words } from './words.ts'
import { OPTION_CAPS, ROOM_KEYS } from './keys.ts'
import classes from './keys-sheet.module.css'

export function KeysSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const rows = [{ deed: 'choose' as const, caps: OPTION_CAPS }, ...ROOM_KEYS]
  return (
    <SidePanel isOpen={isOpen} onClose={onClose} title={words.keys.title}>
      <KeyList keys={rows.map(({ deed, caps }) => ({ name: words.keys[deed], caps }))} className={classes.keys} />
    </SidePanel>
  )
}
