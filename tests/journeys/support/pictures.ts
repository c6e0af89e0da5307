/** Screenshots of a page at rest, and how much of two of them differs. */

import { expect, type Page } from '@playwright/test'

type Options = Pick<NonNullable<Parameters<Page['screenshot']>[0]>, 'clip' | 'mask' | 'path'>

/** Takes a picture when two in a row are equal; of a page that never rests, such as a countdown, the last one. */
export async function takeStill(page: Page, options: Options = {}): Promise<Buffer> {
  const take = async () => page.screenshot({ ...options, animations: 'disabled', caret: 'hide' })
  let last: Buffer | undefined
  const isStill = async () => {
    const before = last
    last = await take()
    return before?.equals(last) ?? false
  }
  await expect
    .poll(isStill, { intervals: [500], timeout: 4000 })
    .toBe(true)
    .catch(() => undefined)
  return last ?? take()
}

/** Share of pixels that differ between two pictures of one size, compared by the browser. */
export async function comparePictures(page: Page, first: Buffer, second: Buffer): Promise<number> {
  if (first.equals(second)) return 0
  return page.evaluate(
    async (pictures) => {
      const [one, two] = await Promise.all(
        pictures.map(async (base64) => {
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
          const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
          const context = canvas.getContext('2d')
          context?.drawImage(bitmap, 0, 0)
          return context?.getImageData(0, 0, bitmap.width, bitmap.height).data
        }),
      )
      if (!one || !two || one.length !== two.length) return 1
      let different = 0
      for (let at = 0; at < one.length; at += 4)
        if (one[at] !== two[at] || one[at + 1] !== two[at + 1] || one[at + 2] !== two[at + 2]) different += 1
      return different / (one.length / 4)
    },
    [first.toString('base64'), second.toString('base64')],
  )
}
