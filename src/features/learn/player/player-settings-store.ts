/**
 * The device's playback settings: speed, quality, sound, captions, keys. Kept between visits, whoever
 * watches.
 */

import * as v from 'valibot'
import { create } from 'zustand'
import { recall, remember } from '#src/stores/browser/guarded-storage.ts'
import { isSavingChosen, isSavingData } from '#src/stores/browser/save-data.ts'
import { savingChosen, useSavingData } from '#src/stores/browser/saving-store.ts'

/** Sizes of the captions, smallest first. */
export const CAPTION_SIZES = ['normal', 'large', 'largest'] as const

export const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.25, 2.5] as const

/** `auto`: as good as the connection allows · `low`: the smallest picture · `sound`: no picture. */
export type Quality = 'auto' | 'low' | 'sound'
export type PictureQuality = Exclude<Quality, 'sound'>

const STORAGE_KEY = 'device:player'
const Settings = v.object({
  speed: v.pipe(v.number(), v.minValue(0.5), v.maxValue(2.5)),
  quality: v.picklist(['auto', 'low', 'sound']),
  volume: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  isMuted: v.boolean(),
  isCaptioned: v.boolean(),
  hasKeys: v.boolean(),
  captionSize: v.optional(v.picklist(CAPTION_SIZES), 'normal'),
  /** The next video of a playlist starts automatically. */
  doesPlayOn: v.optional(v.boolean(), true),
})
export type PlayerSettings = v.InferOutput<typeof Settings>

/** With data saving on, the first visit begins with the small rendition, and with its switch every visit. */
function initial(): PlayerSettings {
  const first: PlayerSettings = {
    speed: 1,
    quality: isSavingData() ? 'low' : 'auto',
    volume: 1,
    isMuted: false,
    isCaptioned: true,
    hasKeys: true,
    captionSize: 'normal',
    doesPlayOn: true,
  }
  const stored = recall(STORAGE_KEY, Settings) ?? first
  return stored.quality === 'auto' && isSavingChosen() ? { ...stored, quality: 'low' } : stored
}

export const usePlayerSettings = create<PlayerSettings>(initial)

const getSavingQuality = (isOn: boolean): Quality => (isOn ? 'low' : 'auto')

/** The switch may be used elsewhere after a video was watched. */
useSavingData.subscribe(({ isOn }, before) => {
  if (isOn !== before.isOn && usePlayerSettings.getState().quality !== 'sound')
    usePlayerSettings.setState({ quality: getSavingQuality(isOn) })
})

export function playerSettingChosen(chosen: Partial<PlayerSettings>): void {
  usePlayerSettings.setState(chosen)
  remember(STORAGE_KEY, usePlayerSettings.getState())
}

/** The next faster or slower one; it stays at the ends. */
export function speedStepped(step: 1 | -1): void {
  const { speed } = usePlayerSettings.getState()
  const next = step > 0 ? SPEEDS.find((one) => one > speed) : SPEEDS.findLast((one) => one < speed)
  if (next !== undefined) playerSettingChosen({ speed: next })
}

/** Only sound, or the picture again, as good as the device saves data. */
export function soundOnlyToggled(): void {
  const { quality } = usePlayerSettings.getState()
  playerSettingChosen({ quality: quality === 'sound' ? getSavingQuality(isSavingData()) : 'sound' })
}

/** The picture becomes small with it, and free again without it; only sound stays. */
export function dataSaverToggled(isOn: boolean): void {
  savingChosen(isOn)
  const { quality } = usePlayerSettings.getState()
  if (quality !== 'sound') playerSettingChosen({ quality: getSavingQuality(isOn) })
}

export function reset(): void {
  usePlayerSettings.setState(initial())
}
