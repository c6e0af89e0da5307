/** The device's switch that saves data: nothing is fetched ahead, and videos begin with the small picture. */

import { useId } from 'react'
import { savingChosen, useSavingData } from '#src/stores/browser/saving-store.ts'
import { Card } from '#src/ui/card.tsx'
import { Toggle } from '#src/ui/fields/toggle.tsx'
import { Text } from '#src/ui/layout/layout.tsx'
import { words } from './words.ts'

export function DataSaver() {
  const isOn = useSavingData((state) => state.isOn)
  const textId = useId()
  return (
    <Card padding="sm">
      <Toggle
        label={words.saveData}
        aria-describedby={textId}
        checked={isOn}
        onChange={({ currentTarget }) => savingChosen(currentTarget.checked)}
      />
      <Text tone="muted" variant="small" tight id={textId}>
        {words.saveDataText}
      </Text>
    </Card>
  )
}
