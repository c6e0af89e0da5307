/** A question of another learning system, as Moodle and QTI both tell it, before it becomes one of ours. */

import type { Doubt, Unread } from '../found.ts'

/** The bytes of a picture that the file brings along; undefined for any other address. */
export type FindPicture = (address: string) => Uint8Array<ArrayBuffer> | undefined

/** HTML that may show pictures of the file. */
export interface RichText {
  html: string
  findPicture: FindPicture
}

/** `weight`: the share of the marks in percent. */
export interface AskedChoice {
  text: RichText
  weight: number
  feedback?: RichText | undefined
}

export interface AskedAnswer {
  text: string
  weight: number
}

/** In the HTML of a question, in the place of a blank. */
export const BLANK_SIGN = '\uE014'

export type Asked =
  | { kind: 'choices'; isSingle: boolean; choices: readonly AskedChoice[] }
  | { kind: 'truth'; truth: 'true' | 'false' | undefined }
  | { kind: 'blanks'; blanks: readonly (readonly AskedAnswer[])[] }
  | { kind: 'short'; answers: readonly AskedAnswer[] }
  | { kind: 'pairs'; rights: readonly RichText[]; pairs: readonly { left: RichText; right: number }[] }
  | { kind: 'essay' }
  | { kind: 'upload'; accept: readonly string[] }

export interface AskedQuestion {
  /** Counted from 1 through the file. */
  no: number
  section: string
  text: RichText
  marks: number | undefined
  explanation: readonly RichText[]
  doubts: readonly Doubt[]
  asked: Asked
}

/** In the order of the file. */
export type AskedPart = AskedQuestion | (Pick<Unread, 'reason' | 'source'> & { no: number })
