/** The advertising pixel by the name its vendor gives it; there only once it may be. (rulings R64, R65) */

export type Pixel = (
  kind: 'track',
  event: 'PageView' | 'Purchase',
  facts: object,
  options?: { eventID: string },
) => void

const waiting: ((pixel: Pixel) => void)[] = []

/** An owner's own tag may have put one there as well. */
const findPixel = () => (globalThis as { fbq?: Pixel }).fbq

export function installPixel(pixel: Pixel): void {
  ;(globalThis as { fbq?: Pixel }).fbq ??= pixel
  for (const run of waiting.splice(0)) run(pixel)
}

/** Runs at once, or when the pixel comes in this visit, which is after the page that asks for it. */
export function runWithPixel(run: (pixel: Pixel) => void): void {
  const pixel = findPixel()
  if (pixel) run(pixel)
  else waiting.push(run)
}
