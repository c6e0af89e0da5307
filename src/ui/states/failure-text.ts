import { words } from '#src/ui/words.ts'

/** The fields used of an error; `ApiError` fits. */
export interface ShownError {
  /** A displayable message. */
  msg: string
  /** `no-answer`: no connection. */
  kind?: string
}

export function isShown(error: unknown): error is ShownError {
  return typeof error === 'object' && error !== null && 'msg' in error && typeof error.msg === 'string'
}

/**
 * The only way from an error to words on screen: a known cause is described in Bengali, instead of the fixed
 * English string of a call without a message. (spec 8)
 */
export function getFailureText({ kind, msg }: ShownError): string {
  if (!/^[\x20-\x7e]+$/.test(msg)) return msg
  if (kind === 'no-answer') return words.failed.offlineText
  return kind === 'late' ? words.failed.lateText : msg
}
