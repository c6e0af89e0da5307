/** `navigator.connection` exists only in Chromium, in pages and workers; elsewhere data saving is unknown. */
export function isSavingData(): boolean {
  const { connection } = globalThis.navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
