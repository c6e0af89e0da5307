/**
 * The toasts on screen. The spec's `common` area: showToast, toastVariant, message, isNew, clickHandler. (spec 1, spec 3)
 * The Toaster draws them and calls `toastClosed`.
 */

import { create } from 'zustand'

/** How long a toast stays, in milliseconds; the new-style variant longer. (spec 1, spec 9) */
const SHOWN_FOR = 3000
const NEW_SHOWN_FOR = 10_000

export interface Message {
  kind: 'success' | 'error'
  message: string
  title?: string
  /** The new-style variant. */
  isNew?: boolean
  /** A newer toast of the same topic takes the place of this one. */
  topic?: string
  /** The call that failed: the toast goes when the step or page that it is about does. */
  failure?: { kind: string; status?: number | undefined }
  /** The text of a button that does what a click on the toast does. */
  action?: string
  /** Runs on click; then the toast closes. (spec 1) */
  onClick?: () => void
}

export interface Toast extends Message {
  id: number
  /** Milliseconds. */
  shownFor: number
}

interface ToastState {
  toasts: readonly Toast[]
}

const empty: ToastState = { toasts: [] }
let lastId = 0

export const useToasts = create<ToastState>(() => empty)

/** One may stand for both. What a click does is never the same thing: two undos bring back two things. */
function isEqual(one: Message, other: Message): boolean {
  if (one.onClick || other.onClick) return false
  return one.kind === other.kind && one.message === other.message && one.title === other.title
}

/** Shows a message; an equal one that is still on screen stands for both, and a server that says nothing shows nothing. (ruling R41) */
export function showToast(message: Message): void {
  const { toasts } = useToasts.getState()
  if (message.message.trim() === '' || toasts.some((toast) => isEqual(toast, message))) return
  lastId += 1
  const shownFor = message.isNew ? NEW_SHOWN_FOR : SHOWN_FOR
  const others = toasts.filter(({ topic }) => topic === undefined || topic !== message.topic)
  useToasts.setState({ toasts: [...others, { ...message, id: lastId, shownFor }] })
}

/** Its time is up, or the person closed it. */
export function toastClosed(id: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }))
}

/** The step or page was left, or is tried again: what went wrong in it has been read or is out of date. */
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

export function reset(): void {
  useToasts.setState(empty)
}
