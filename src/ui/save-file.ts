/** Passes text or bytes to the browser's downloads. `type`: a media type. */
export function saveFile(name: string, body: BlobPart, type: string): void {
  const address = URL.createObjectURL(new Blob([body], { type }))
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  // The browser reads it after the press.
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}
