/** All grading keys, drawn from the table that carries them out; they can be switched off here. */
import { gradingSettingChosen, useGradingSettings } from '#src/stores/grading/grading-settings-store.ts'
import { KeyList } from '#src/ui/text/key-list.tsx'
import { SidePanel } from '#src/ui/frame/side-panel.tsx'
import { Toggle } from '#src/ui/fields/toggle.tsx'
import { words } from '../words.ts'
import classes from './keys.module.css'
import { GRADING_KEYS } from './keys.ts'

export function KeysSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const hasKeys = useGradingSettings((state) => state.hasKeys)
  return (
    <SidePanel isOpen={isOpen} onClose={onClose} title={words.keysTitle}>
      <Toggle
        label={words.keysOn}
        checked={hasKeys}
        onChange={({ currentTarget }) => gradingSettingChosen({ hasKeys: currentTarget.checked })}
      />
      <p className={classes.note}>{words.keysLayout}</p>
      <KeyList keys={GRADING_KEYS.map(({ deed, caps }) => ({ name: words.keys[deed], caps }))} className={classes.list} />
    </SidePanel>
  )
}
