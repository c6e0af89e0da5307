/** The advertising pixel under its vendor's name; present only with consent. (rulings R64, R65) */

export type Pixel = (
  kind: 'track',
  event: 'PageView' | 'Purchase',
  facts: object,
  options?: { eventID: string },
) => void

const waiting: ((pixel: Pixel) => void)[] = []

/** An owner's own tag may also have set one. */
const findPixel = () => (globalThis as { fbq?: Pixel }).fbq

export function installPixel(pixel: Pixel): void {
  ;(globalThis as { fbq?: Pixel }).fbq ??= pixel
  for (const run of waiting.splice(0)) run(pixel)
}

/** Runs at once, or when the pixel loads later in this visit: the page that needs it comes first. */
export function runWithPixel(run: (pixel: Pixel) => void): void {
  const pixel = findPixel()
  if (pixel) run(pixel)
  else waiting.push(run)
}
