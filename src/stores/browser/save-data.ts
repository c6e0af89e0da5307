/** Whether this device saves data: by its switch, or else as the browser says. */

import * as v from 'valibot'
import { type MemoryKey, recall, remember } from './guarded-storage.ts'
import { isSavedByDevice, writeSavingMark } from './saving-mark.ts'

const CHOICE: MemoryKey = 'device:save-data'
/** The event of the window after a choice. */
export const SAVING_CHOSEN = 'saving-chosen'

/** Undefined if nobody has used the switch. */
const readChoice = () => recall(CHOICE, v.boolean())

export function isSavingData(): boolean {
  return readChoice() ?? isSavedByDevice()
}

/** The device saves data, and nobody has said whether it should. */
export const isSavingUndecided = (): boolean => readChoice() === undefined && isSavedByDevice()

/** Only by the switch, which counts more than an earlier choice of quality. */
export const isSavingChosen = (): boolean => readChoice() === true

/** A device that stores nothing forgets the switch with the page. */
export async function writeSavingChoice(isOn: boolean): Promise<void> {
  remember(CHOICE, isOn)
  globalThis.dispatchEvent?.(new Event(SAVING_CHOSEN))
  await writeSavingMark(isOn)
}
