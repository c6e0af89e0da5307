/** The switch that saves data, as every open part of the page shows it. */

import { create } from 'zustand'
import { watchSaving } from '#src/lib/saving-data.ts'
import { isSavingData, writeSavingChoice } from './save-data.ts'

export const useSavingData = create(() => ({ isOn: isSavingData() }))

watchSaving(reset)

export function savingChosen(isOn: boolean): void {
  void writeSavingChoice(isOn)
}

export function reset(): void {
  useSavingData.setState({ isOn: isSavingData() })
}
