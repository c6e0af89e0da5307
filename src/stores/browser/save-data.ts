/** `navigator.connection` is Chromium's, in pages and workers; elsewhere nobody says that data are dear. */
export function isSavingData(): boolean {
  const { connection } = globalThis.navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
