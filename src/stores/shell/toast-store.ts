/**
 * The toasts on screen. The spec's `common` area: showToast, toastVariant, message, isNew, clickHandler.
 * (spec 1, spec 3) The Toaster renders them and calls `toastClosed`.
 */

import { create } from 'zustand'
import { isOfflineTold, subscribeToOldReplies } from '#src/lib/old-replies.ts'

/** How long a toast stays, in milliseconds; the new-style variant stays longer. (spec 1, spec 9) */
const SHOWN_FOR = 3000
const NEW_SHOWN_FOR = 10_000

export interface Message {
  kind: 'success' | 'error'
  message: string
  title?: string
  /** The new-style variant. */
  isNew?: boolean
  /** A newer toast with the same topic replaces this one. */
  topic?: string
  /** The failed call: the toast closes with the step or page that it is about. */
  failure?: { kind: string; status?: number | undefined }
  /** The text of a button that does the same as a click on the toast. */
  action?: string
  /** Runs on click; then the toast closes. (spec 1) */
  onClick?: () => void
}

export interface Toast extends Message {
  id: number
  /** Milliseconds. */
  shownFor: number
}

const empty: { toasts: readonly Toast[] } = { toasts: [] }
let lastId = 0

export const useToasts = create(() => empty)

/** Equal toasts are merged, but never ones with a click: two undos restore two things. */
function isEqual(one: Message, other: Message): boolean {
  if (one.onClick || other.onClick) return false
  return one.kind === other.kind && one.message === other.message && one.title === other.title
}

/** The page says that there is no connection: a toast would tell the same cause again. */
const isTold = ({ failure }: Message) => failure?.kind === 'no-answer' && isOfflineTold()

/**
 * Shows a message. An equal one that is still on screen is not repeated, and a server that sends no message
 * shows nothing. (ruling R41)
 */
export function showToast(message: Message): void {
  const { toasts } = useToasts.getState()
  if (message.message.trim() === '' || isTold(message) || toasts.some((toast) => isEqual(toast, message)))
    return
  lastId += 1
  const shownFor = message.isNew ? NEW_SHOWN_FOR : SHOWN_FOR
  const others = toasts.filter(({ topic }) => topic === undefined || topic !== message.topic)
  useToasts.setState({ toasts: [...others, { ...message, id: lastId, shownFor }] })
}

/** A toast may be older than the page that tells its cause. */
subscribeToOldReplies(() => {
  const { toasts } = useToasts.getState()
  if (toasts.some(isTold)) useToasts.setState({ toasts: toasts.filter((toast) => !isTold(toast)) })
})

/** Its time is over, or the person closed it. */
export function toastClosed(id: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }))
}

/** The step or page was left or is retried: its error messages have been read or are outdated. */
export function stepToastsClosed(): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter(({ failure }) => failure === undefined) }))
}

/** The person clicked the toast: its handler runs, then it closes. (spec 1) */
export function toastClicked(id: number): void {
  const toast = useToasts.getState().toasts.find((one) => one.id === id)
  try {
    toast?.onClick?.()
  } finally {
    toastClosed(id)
  }
}

export const reset = () => useToasts.setState(empty)
