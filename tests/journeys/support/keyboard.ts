/** Uses a page with keys only: a person without a mouse moves by Tab, and sees the focus at each stop. */

import { expect, type Locator, type Page } from '@playwright/test'

/** More stops than any page has before the target of a journey. */
const MOST_STOPS = 120

/**
 * Finds faults in the place of the focus. It must be on screen, not below a bar that covers the page, and
 * marked by an outline, its own or that of an element drawn in it. The mark of a hidden box is on its label,
 * that of a field on its frame, as an outline or a ring. After the last element of a page the focus belongs
 * to the browser. Runs in the page, and therefore is self-contained.
 */
export function focusFault(): string | undefined {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body || !document.hasFocus()) return undefined
  const name = `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 60)}”`
  const isField = element.matches('input, textarea, select, [contenteditable]')
  const isOutlined = (marked: Element, part?: string) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(marked, part)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
  }
  const marks = [element, ...element.querySelectorAll<HTMLElement>('*')]
  // The ring of a field is on a frame around it, or on the element beside it that replaces it.
  if (isField) {
    marks.push(...(element.parentElement?.querySelectorAll<HTMLElement>('*') ?? []))
    let frame = element.parentElement
    for (let level = 0; frame && level < 4; level += 1, frame = frame.parentElement) marks.push(frame)
  }
  const isMarked =
    isOutlined(element, '::after') ||
    marks.some(
      (mark) => isOutlined(mark) || (isField && getComputedStyle(mark).boxShadow.includes('0px 0px 0px 3px')),
    )
  const shown =
    element.getBoundingClientRect().width > 1
      ? element
      : (element.closest('label') ?? element.parentElement ?? element)
  const isSeen = [...shown.getClientRects()].some(({ left, top, width, height }) =>
    [0.1, 0.5, 0.9].some((across) =>
      [0.2, 0.5, 0.8].some((down) => {
        const hit = document.elementFromPoint(left + width * across, top + height * down)
        return hit !== null && (shown.contains(hit) || hit.contains(shown))
      }),
    ),
  )
  if (!isSeen) return `${name} has the focus out of sight`
  // A heading gets the focus to be read out, but is not a control.
  const needsNoMark = element.matches('iframe, h1[tabindex="-1"]')
  return isMarked || needsNoMark ? undefined : `${name} has the focus without a mark`
}

const hasFocus = (target: Locator) =>
  target.evaluateAll((all) => all.some((element) => element === document.activeElement))

/** A page may still be scrolling to it. */
async function expectFocusSeen(page: Page): Promise<void> {
  if ((await page.evaluate(focusFault)) !== undefined)
    await expect.poll(() => page.evaluate(focusFault)).toBeUndefined()
}

/** Presses a key until the target has the focus; the focus must be visible at each stop on the way. */
async function pressUntil(page: Page, key: string, target: Locator, most: number): Promise<void> {
  for (let stops = 0; stops < most; stops += 1) {
    await page.keyboard.press(key)
    await expectFocusSeen(page)
    if (await hasFocus(target)) return
  }
  throw new Error(`${String(target)} was not reached by ${most} times ${key}`)
}

export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target.first()).toBeAttached()
  await pressUntil(page, 'Tab', target, MOST_STOPS)
}

export async function tabBackTo(page: Page, target: Locator): Promise<void> {
  await expect(target.first()).toBeAttached()
  await pressUntil(page, 'Shift+Tab', target, MOST_STOPS)
}

/** Among radio buttons, which are one Tab stop: the target. */
export async function arrowTo(page: Page, target: Locator): Promise<void> {
  if (!(await hasFocus(target))) await pressUntil(page, 'ArrowDown', target, 12)
  if (!(await target.isChecked())) await page.keyboard.press('Space')
  await expect(target).toBeChecked()
}

/**
 * Adds the focused element to the elements reached; false when it is nowhere on the page. Runs in the page,
 * and therefore is self-contained.
 */
function noteFocus(reached: Set<Element>): boolean {
  const element = document.activeElement
  if (element === null || element === document.body) return false
  reached.add(element)
  return true
}

/**
 * Checks so many stops, one after the other. After the last element of a page the focus belongs to the
 * browser for one Tab; twice in a row it is lost. At least half of the stops are different elements, since a
 * walk that loops among a few of them has failed.
 */
export async function tabThrough(page: Page, stops: number): Promise<void> {
  const reached = await page.evaluateHandle(() => new Set<Element>())
  let wasOnPage = true
  for (let stop = 1; stop <= stops; stop += 1) {
    await page.keyboard.press('Tab')
    await expectFocusSeen(page)
    const isOnPage = await page.evaluate(noteFocus, reached)
    expect(
      isOnPage || wasOnPage,
      `Tab ${stop} on ${page.url()}: the focus is on the page, now or one Tab ago`,
    ).toBe(true)
    wasOnPage = isOnPage
  }
  const different = await reached.evaluate(({ size }) => size)
  expect(
    different,
    `${stops} times Tab on ${page.url()} reach so many different things`,
  ).toBeGreaterThanOrEqual(stops / 2)
}

export async function tabAndPress(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/**
 * After a step changed, a dialog closed or a row disappeared, the focus is where the person continues, and is
 * never lost to the page.
 */
export async function expectFocusIn(page: Page, place: Locator): Promise<void> {
  await expect
    .poll(
      () => place.first().evaluate((element) => element.contains(document.activeElement)),
      'the focus is where one goes on',
    )
    .toBe(true)
  await expectFocusSeen(page)
}
