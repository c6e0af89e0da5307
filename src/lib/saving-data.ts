/** Whether the device saves data, for the layers below the store of its switch. (ruling R69) */

const watchers = new Set<() => void>()
let read = (): boolean => false
let version = 0

export function connectSaving(isOn: () => boolean): void {
  read = isOn
}

export const isSaving = (): boolean => read()

/** How often something is asked anew: half as often while data are saved. Both in milliseconds. */
export const getPollInterval = (usual: number): number => (read() ? usual * 2 : usual)

/** Of the switch, or of another picture that may be shown. */
export function tellSaving(): void {
  version += 1
  for (const tell of watchers) tell()
}

export function watchSaving(tell: () => void): () => void {
  watchers.add(tell)
  return () => watchers.delete(tell)
}

/** Another number after each change. */
export const readSavingVersion = (): number => version
