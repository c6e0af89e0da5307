/** Whether the device saves data, for the layers below the store of its switch. (ruling R69) */

let read = (): boolean => false

export function connectSaving(isOn: () => boolean): void {
  read = isOn
}

export const isSaving = (): boolean => read()

/** How often something is asked anew: half as often while data are saved. Both in milliseconds. */
export const getPollInterval = (usual: number): number => (read() ? usual * 2 : usual)

/** Pictures that somebody pressed for: they come for the rest of the page's life. */
export const shownPictures = new Set<string>()

/** Tells whether a picture waits for a press. What the page holds itself costs nothing. */
export const isPictureHeld = (src: string | null | undefined): boolean =>
  read() && Boolean(src) && !shownPictures.has(src!) && !/^(?:blob|data):/.test(src!)

type CountTransfer = (url: string, bytes: number, isSent?: boolean) => void
let count: CountTransfer | undefined

/** Undefined while nothing is counted. */
export function connectMeter(counter: CountTransfer | undefined): void {
  count = counter
}

/** For bytes that a page may not measure itself: of other hosts, and those that it sends. */
export const countTransfer: CountTransfer = (...transfer) => count?.(...transfer)
