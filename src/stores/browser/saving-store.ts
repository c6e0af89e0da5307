/** The switch that saves data, as every open part of the page shows it. */

import { create } from 'zustand'
import { tellSaving } from '#src/lib/held-pictures.ts'
import { isSavingData, writeSavingChoice } from './save-data.ts'

export const useSavingData = create(() => ({ isOn: isSavingData() }))

export function savingChosen(isOn: boolean): void {
  useSavingData.setState({ isOn })
  void writeSavingChoice(isOn)
  tellSaving()
}

export function reset(): void {
  useSavingData.setState({ isOn: isSavingData() })
}
