/** The switch that saves data, as every open part of the page shows it. */

import { create } from 'zustand'
import { isSavingData, SAVING_CHOSEN, writeSavingChoice } from './save-data.ts'

export const useSavingData = create(() => ({ isOn: isSavingData() }))

// The offer of a first visit answers for it too.
globalThis.addEventListener?.(SAVING_CHOSEN, reset)

export function savingChosen(isOn: boolean): void {
  void writeSavingChoice(isOn)
}

export function reset(): void {
  useSavingData.setState({ isOn: isSavingData() })
}
