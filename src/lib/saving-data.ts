/** Whether the device saves data, for the layers below the store of its switch. (ruling R69) */

let read = (): boolean => false

export function connectSaving(isOn: () => boolean): void {
  read = isOn
}

export const isSaving = (): boolean => read()

/** How often something is asked anew: half as often while data are saved. Both in milliseconds. */
export const getPollInterval = (usual: number): number => (read() ? usual * 2 : usual)
