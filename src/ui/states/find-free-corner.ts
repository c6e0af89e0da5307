/**
 * Finds the corner in which a toast covers least of what the person is using: the pressed control, fields
 * with an error, buttons, choices, navigation links, and the controls of an open dialog.
 */
const WIDE = ['top-right', 'top-left', 'bottom-right', 'bottom-left'] as const
const NARROW = ['top-right', 'bottom-right'] as const
export type Corner = (typeof WIDE)[number]

/** In pixels, as in sonner's style sheet. */
const NARROW_UP_TO = 600
export const OFFSET = { top: 76, bottom: 24, side: 20 } as const
const NARROW_OFFSET = { top: 66, bottom: 12, side: 12 } as const
/** Phones with a bottom menu keep it free. */
const BOTTOM_BAR = 72
export const WIDTH = 420
/** Two lines of text with their padding. */
const HEIGHT = 96

const IN_DIALOG = ['a[href]', 'button', 'input', 'select', 'textarea'].map(
  (control) => `[role="dialog"] ${control}`,
)
const AT_HAND = [
  '[aria-invalid="true"]',
  'button',
  // The label of a choice takes the press; its input is hidden.
  'label:has([type="radio"], [type="checkbox"])',
  '[role="tab"]',
  'a[data-variant]',
  'a[aria-label]',
  ...IN_DIALOG,
].join()
/** Toasts are stacked vertically. */
const OWN = '[data-sonner-toaster]'

export function getNarrowOffset(): { top: number; bottom: number; side: number } {
  const atBottom = document.elementFromPoint?.(window.innerWidth / 2, window.innerHeight - 8)
  return atBottom?.closest('nav')
    ? { ...NARROW_OFFSET, bottom: NARROW_OFFSET.bottom + BOTTOM_BAR }
    : NARROW_OFFSET
}

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

function computeBox(corner: Corner): Box {
  const { innerWidth, innerHeight } = window
  const isNarrow = innerWidth <= NARROW_UP_TO
  const { top, bottom, side } = isNarrow ? getNarrowOffset() : OFFSET
  const width = isNarrow ? innerWidth - 2 * side : WIDTH
  const left = corner.endsWith('left') ? side : innerWidth - side - width
  const from = corner.startsWith('top') ? top : innerHeight - bottom - HEIGHT
  return { left, right: left + width, top: from, bottom: from + HEIGHT }
}

function isCovered(element: Element, box: Box): boolean {
  const { left, right, top, bottom, width } = element.getBoundingClientRect()
  return width > 0 && left < box.right && right > box.left && top < box.bottom && bottom > box.top
}

export function findFreeCorner(): Corner {
  const { activeElement, body } = document
  const atHand = [
    ...[...document.querySelectorAll(AT_HAND)].filter((each) => !each.closest(OWN)),
    ...(activeElement && activeElement !== body ? [activeElement] : []),
  ]
  const costs = (window.innerWidth <= NARROW_UP_TO ? NARROW : WIDE).map((corner) => {
    const box = computeBox(corner)
    return { corner, cost: atHand.filter((element) => isCovered(element, box)).length }
  })
  return costs.reduce((best, each) => (each.cost < best.cost ? each : best)).corner
}
