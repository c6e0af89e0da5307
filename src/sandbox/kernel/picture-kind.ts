/** Tells a picture by its first bytes, whatever its name and type claim: an SVG or HTML page in disguise is refused. (ruling R46) */
const starts: readonly (readonly (number | undefined)[])[] = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  // RIFF, four bytes of length, WEBP
  [0x52, 0x49, 0x46, 0x46, undefined, undefined, undefined, undefined, 0x57, 0x45, 0x42, 0x50],
]

export async function isPicture(upload: Blob): Promise<boolean> {
  const head = new Uint8Array(await upload.slice(0, 12).arrayBuffer())
  return starts.some((start) => start.every((byte, i) => byte === undefined || byte === head[i]))
}
