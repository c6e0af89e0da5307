/** The device's switch that saves data: nothing is fetched ahead, and videos begin with the small picture. */

import { savingChosen, useSavingData } from '#src/stores/browser/saving-store.ts'
import { Card } from '#src/ui/card.tsx'
import { Toggle } from '#src/ui/fields/toggle.tsx'
import { words } from './words.ts'

export function DataSaver() {
  const isOn = useSavingData((state) => state.isOn)
  return (
    <Card padding="sm">
      <Toggle
        label={words.saveData}
        text={words.saveDataText}
        checked={isOn}
        onChange={({ currentTarget }) => savingChosen(currentTarget.checked)}
      />
    </Card>
  )
}
