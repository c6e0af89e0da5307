/** Presses as people make them: there is time between down and up, in which the page could move. */

import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'

export async function waitFrames(page: Page, count: number): Promise<void> {
  await page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame)
  }, count)
}

/** A row that was chosen before may still scroll. */
async function findStillBox(page: Page, target: Locator): ReturnType<Locator['boundingBox']> {
  const box = await target.boundingBox()
  await waitFrames(page, 3)
  const now = await target.boundingBox()
  return now?.x === box?.x && now?.y === box?.y ? box : findStillBox(page, target)
}

/** A press of the mouse, or of a finger in a narrow window. `during` runs between down and up. */
export async function pressSlowly(
  page: Page,
  target: Locator,
  during: () => Promise<void> = async () => undefined,
): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const isMouse = (page.viewportSize()?.width ?? 0) > 500
  if (isMouse) {
    // A card rises under the mouse before it is pressed.
    await target.hover()
    await waitFrames(page, 2)
    await target.hover()
  }
  const box = await findStillBox(page, target)
  if (box === null) throw new Error('It is not on screen')
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const hold = async () => {
    await during()
    await waitFrames(page, 5)
    // A pressed button sinks by a pixel.
    const now = (await target.boundingBox()) ?? { x: Number.NaN, y: Number.NaN }
    expect(Math.hypot(now.x - box.x, now.y - box.y), 'it stays under the pointer').toBeLessThan(2)
  }
  if (isMouse) {
    await page.mouse.move(point.x, point.y)
    await page.mouse.down()
    await hold()
    return page.mouse.up()
  }
  const touch = await page.context().newCDPSession(page)
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await hold()
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await touch.detach()
}
